'use client'

import {useState} from 'react'

interface SharedAs {
  title: string
  description: string
  image: string
}

/** It reads the page's head, so it runs in the browser only. */
export function ShareCard() {
  const [shared] = useState(readHead)
  return (
    <figure className="frame max-w-2xl py-4">
      {/* oxlint-disable-next-line nextjs/no-img-element -- Shown as it is sent, in its full size. */}
      <img src={shared.image} alt={shared.title} className="w-full rounded-soft" />
      <figcaption className="mt-3">
        <strong>{shared.title}</strong>
        <p className="text-small">{shared.description}</p>
      </figcaption>
    </figure>
  )
}

function readHead(): SharedAs {
  const content = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? ''
  const image = content('image')
  // The image's URL is public, which may not be where the preview is looked at.
  const isOwn = image && new URL(image).pathname.startsWith('/api/')
  return {
    title: content('title'),
    description: content('description'),
    image: isOwn ? new URL(image).pathname + new URL(image).search : image,
  }
}
