'use client'

import {createContext, type MouseEvent, type ReactNode, use, useRef, useState} from 'react'
import type {LightboxDialog} from './lightbox-dialog.tsx'
import type {LightboxImage} from './lightbox-image.tsx'

type OpenLightbox = (index: number, link: HTMLAnchorElement) => void

/** The link receives focus on closing. */
const LightboxContext = createContext<OpenLightbox>((_, link) => location.assign(link.href))

interface LightboxProps {
  title?: string
  pictures: LightboxImage[]
  /** The children have a `LightboxLink` for each picture. */
  children: ReactNode
}

export function Lightbox({title, pictures, children}: LightboxProps) {
  const [Dialog, setDialog] = useState<typeof LightboxDialog>()
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const opener = useRef<HTMLAnchorElement>(null)

  // Most visitors never open the lightbox, so it is loaded on first use.
  async function openLightbox(wanted: number, link: HTMLAnchorElement) {
    opener.current = link
    setIndex(wanted)
    try {
      const loaded = await import('./lightbox-dialog.tsx')
      setDialog(() => loaded.LightboxDialog)
      setIsOpen(true)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <LightboxContext value={openLightbox}>
      {children}
      {Dialog && (
        <Dialog
          title={title}
          pictures={pictures}
          index={index}
          isOpen={isOpen}
          opener={opener}
          onMove={setIndex}
          onClose={() => setIsOpen(false)}
        />
      )}
    </LightboxContext>
  )
}

interface LightboxLinkProps {
  index: number
  /** The link opens this URL without JavaScript. */
  href: string
  label: string
  className?: string
  children: ReactNode
}

export function LightboxLink({index, href, label, className, children}: LightboxLinkProps) {
  const openLightbox = use(LightboxContext)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openLightbox(index, event.currentTarget)
  }

  return (
    <a href={href} aria-haspopup="dialog" aria-label={label} onClick={open} className={className}>
      {children}
    </a>
  )
}
