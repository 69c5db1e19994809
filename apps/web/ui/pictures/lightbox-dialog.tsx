'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useState} from 'react'
import {HIGH_QUALITY, responsiveImage} from '#/sanity/responsive-image.ts'
import type {LightboxImage} from './lightbox-image.tsx'
import {CloseIcon, LineIcon} from '../graphics/icons.tsx'
import {useCloseOnBack} from '../dialogs/use-close-on-back.ts'
import {savesData} from '../links/link.tsx'
import {useToastsAside} from '../toasts/toasts-aside.ts'
import {useSwipe} from './use-swipe.ts'

interface LightboxDialogProps {
  title?: string
  pictures: LightboxImage[]
  index: number
  isOpen: boolean
  opener: RefObject<HTMLElement | null>
  onMove: (index: number) => void
  onClose: () => void
}

/** Buttons and arrow keys browse the other pictures. */
export function LightboxDialog({
  title,
  pictures,
  index,
  isOpen,
  opener,
  onMove,
  onClose,
}: LightboxDialogProps) {
  const t = useTranslations('image')
  useCloseOnBack(isOpen, onClose)
  useToastsAside(isOpen)
  const [shownSrc, setShownSrc] = useState<string>()
  const move = (by: number) => onMove((index + by + pictures.length) % pictures.length)
  const hasOthers = pictures.length > 1
  const swipe = useSwipe((by) => hasOthers && move(by))
  const picture = pictures[index]
  if (!picture) return null
  const {src, width, height, alt, caption, removal} = picture
  const next = pictures[(index + 1) % pictures.length]
  const position = t('position', {number: String(index + 1), total: String(pictures.length)})

  function moveByKey(event: KeyboardEvent) {
    if (!hasOthers) return
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-pine/90 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={opener}
          onKeyDown={moveByKey}
          className="fixed top-1/2 left-1/2 z-30 max-h-[calc(100*var(--dvh))] overflow-y-auto w-[max(min(94vw,22rem),min(94vw,calc((100*var(--dvh)-13rem)*var(--ratio)+1.5rem)))] [transform:translate(-50%,-50%)] rounded-card bg-raised p-3 shadow-lg transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          style={{'--ratio': width / height} as CSSProperties}
        >
          <div className="flex items-center gap-4 pb-2">
            <Dialog.Title className="sr-only">{title || t('enlarged')}</Dialog.Title>
            {hasOthers && (
              <p aria-hidden="true" className="ps-1 text-small text-muted tabular-nums">
                {position}
              </p>
            )}
            <Dialog.Close
              aria-label={t('close')}
              className="ms-auto -mt-1 -me-1 flex size-11 items-center justify-center rounded-soft hover:bg-sunken"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <img
            key={src}
            {...largeImage(picture)}
            alt={alt}
            onLoad={() => setShownSrc(src)}
            {...swipe}
            className="h-auto touch-pan-y touch-pinch-zoom max-h-[max(calc(50*var(--dvh)),calc(100*var(--dvh)-13rem))] w-full rounded-soft bg-sunken object-contain"
          />
          {hasOthers && next && shownSrc === src && !savesData() && (
            <img {...largeImage(next)} alt="" hidden />
          )}
          <div className="flex items-center gap-3 pt-2 not-has-[*]:hidden">
            {hasOthers && (
              <ArrowButton label={t('previous')} onClick={() => move(-1)}>
                <LineIcon path="M12.5 4 6.5 10l6 6" />
              </ArrowButton>
            )}
            {caption && <p className="min-w-0 flex-1 px-1 text-center text-small">{caption}</p>}
            {hasOthers && (
              <ArrowButton label={t('next')} onClick={() => move(1)} className="ms-auto">
                <LineIcon path="M7.5 4l6 6-6 6" />
              </ArrowButton>
            )}
          </div>
          {removal && (
            <p className="text-center text-small">
              <a href={removal} rel="nofollow" className="text-link inline-flex min-h-11 items-center">
                {t('askToRemove')}
              </a>
            </p>
          )}
          <p aria-live="polite" className="sr-only">
            {hasOthers && `${position}. ${alt}`}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const largeImage = ({width, height, ...image}: LightboxImage) => ({
  width,
  height,
  ...responsiveImage({...image, width}, '94vw', {quality: HIGH_QUALITY}),
})

interface ArrowButtonProps {
  label: string
  onClick: () => void
  className?: string
  children: ReactNode
}

function ArrowButton({label, onClick, className = '', children}: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`flex size-11 flex-none items-center justify-center rounded-soft border border-line text-link hover:bg-sunken ${className}`}
    >
      {children}
    </button>
  )
}
