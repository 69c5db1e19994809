'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {useRef, type RefObject} from 'react'
import {focusAfterClose} from '#/ui/dialogs/focus-after-close.ts'
import {initialFocus} from '#/ui/dialogs/initial-focus.ts'
import {CloseIcon} from '#/ui/graphics/icons.tsx'
import {useCloseOnBack} from '#/ui/dialogs/use-close-on-back.ts'
import {useToastsAside} from '#/ui/toasts/toasts-aside.ts'
import type {AccountRequest, AccountTab} from '../open-account-dialog.ts'
import {AccountForms, useKeptForms} from './account-forms.tsx'

interface AccountDialogContentProps extends AccountRequest {
  isOpen: boolean
  opener: RefObject<HTMLElement | null>
  onTab: (tab: AccountTab) => void
  onClose: () => void
}

export function AccountDialogContent(props: AccountDialogContentProps) {
  const {isOpen, tab, notice, opener, onTab, onClose} = props
  const t = useTranslations('account')
  const popup = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const kept = useKeptForms()
  useCloseOnBack(isOpen, onClose)
  useToastsAside(isOpen)

  const firstField = () => popup.current?.querySelector<HTMLElement>('[role=tabpanel] input')

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-pine/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={() => initialFocus(title.current, firstField())}
          finalFocus={() => focusAfterClose(opener.current) ?? true}
          ref={popup}
          className="fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-paper px-5 pt-3 pb-8 transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(94*var(--dvh))] sm:w-[30rem] sm:[transform:translate(-50%,-50%)] sm:rounded-card sm:border sm:border-line sm:px-8 sm:shadow-lg"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title ref={title} tabIndex={-1} className="text-h3">
              {t('title')}
            </Dialog.Title>
            <CloseButton label={t('close')} />
          </div>
          {notice && <Dialog.Description className="mt-3 font-semibold">{notice}</Dialog.Description>}
          <AccountForms kept={kept} tab={tab} onTab={onTab} onDone={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function CloseButton({label}: {label: string}) {
  return (
    <Dialog.Close
      aria-label={label}
      className="-me-2 flex size-11 flex-none items-center justify-center rounded-soft hover:bg-sunken"
    >
      <CloseIcon />
    </Dialog.Close>
  )
}
