'use client'

import {createContext, useRef, useState, type ReactNode} from 'react'
import type {EnlargedPictures} from './enlarged-pictures.tsx'
import type {LargePicture} from './large-picture.tsx'

type Enlarge = (index: number, link: HTMLAnchorElement) => void

/** Enlarges the picture with this index of the group; the link is where the keyboard returns to. */
export const EnlargeContext = createContext<Enlarge>((_, link) => location.assign(link.href))

interface EnlargeGroupProps {
  /** What the pictures are of: names the dialog. */
  title?: string
  pictures: LargePicture[]
  /** Holds an `EnlargeLink` for each of the pictures. */
  children: ReactNode
}

/** Pictures that are enlarged together: each leads on to the next. */
export function EnlargeGroup({title, pictures, children}: EnlargeGroupProps) {
  const [Dialog, setDialog] = useState<typeof EnlargedPictures>()
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const opener = useRef<HTMLAnchorElement>(null)

  // The dialog is loaded when it is first wanted: most visitors of a list never enlarge anything.
  async function enlarge(wanted: number, link: HTMLAnchorElement) {
    opener.current = link
    setIndex(wanted)
    try {
      const loaded = await import('./enlarged-pictures.tsx')
      setDialog(() => loaded.EnlargedPictures)
      setIsOpen(true)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <EnlargeContext value={enlarge}>
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
    </EnlargeContext>
  )
}
