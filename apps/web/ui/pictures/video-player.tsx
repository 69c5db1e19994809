'use client'

import {type ReactNode, useState} from 'react'

interface VideoPlayerProps {
  /** The player is asked for nothing before the button is pressed. */
  src: string
  title: string
  label: string
  children: ReactNode
}

export function VideoPlayer({src, title, label, children}: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={src}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className="absolute inset-0 size-full border-0"
      />
    )
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => setIsPlaying(true)}
      className="absolute inset-0 flex size-full items-center justify-center -outline-offset-4"
    >
      {children}
    </button>
  )
}
