'use client'

import {createContext, type MouseEvent, type ReactNode, use, useRef, useState} from 'react'
import type {LightboxDialog} from './lightbox-dialog.tsx'
import type {LightboxImage} from './lightbox-image.tsx'

type OpenLightbox = (index: number, link: HTMLAnchorElement) => void

/** Opens the picture with this index; the link receives focus on closing. */
export const LightboxContext = createContext<OpenLightbox>((_, link) => location.assign(link.href))

interface LightboxProps {
  /** Accessible name of the dialog. */
  title?: string
  pictures: LightboxImage[]
  /** Has a `LightboxLink` for each picture. */
  children: ReactNode
}

/** A group of pictures that share a lightbox. */
export function Lightbox({title, pictures, children}: LightboxProps) {
  const [Dialog, setDialog] = useState<typeof LightboxDialog>()
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const opener = useRef<HTMLAnchorElement>(null)

  // Loaded on first use: most visitors never open the lightbox.
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
  /** Index in the group. */
  index: number
  /** URL of the large picture, which the link opens without JavaScript. */
  href: string
  label: string
  className?: string
  children: ReactNode
}

/** A link that opens a picture of the surrounding `Lightbox`. */
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
