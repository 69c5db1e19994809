'use client'

import {Dialog} from '@base-ui/react/dialog'
import {Tabs} from '@base-ui/react/tabs'
import type {LogInRequest} from '@site/schemas/requests/log-in'
import type {SignUpRequest} from '@site/schemas/requests/sign-up'
import {useTranslations} from 'next-intl'
import {useRef, useState, type RefObject} from 'react'
import {HalfTab} from '#/ui/controls/half-tab.tsx'
import {focusAfterClose} from '#/ui/dialogs/focus-after-close.ts'
import {CloseIcon} from '#/ui/graphics/icons.tsx'
import {useCloseOnBack} from '#/ui/dialogs/use-close-on-back.ts'
import {createDraft} from '#/ui/forms/draft.ts'
import type {AccountTab} from '../open-account-dialog.ts'
import {LogInForm} from './log-in-form.tsx'
import {ResendConfirmation} from './resend-confirmation.tsx'
import {SignUpForm} from './sign-up-form.tsx'

interface AccountDialogContentProps {
  isOpen: boolean
  tab: AccountTab
  opener: RefObject<HTMLElement | null>
  onTab: (tab: AccountTab) => void
  onClose: () => void
}

/** What was typed is still there when the dialog opens again. */
export function AccountDialogContent({isOpen, tab, opener, onTab, onClose}: AccountDialogContentProps) {
  const t = useTranslations('account')
  const popup = useRef<HTMLDivElement>(null)
  const [signUpDraft] = useState(createDraft<SignUpRequest>)
  const [logInDraft] = useState(createDraft<LogInRequest>)
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>()
  useCloseOnBack(isOpen, onClose)

  // On a touch screen, focusing an input would open a keyboard over half of the dialog.
  function initialFocus(interaction: string) {
    if (interaction === 'touch') return popup.current
    return popup.current?.querySelector<HTMLElement>('[role=tabpanel] input') ?? true
  }

  function finishSignUp(email: string, isLoggedIn: boolean) {
    logInDraft.write({email, password: ''})
    if (!isLoggedIn) setUnconfirmedEmail(email)
    onTab('logIn')
    onClose()
  }

  function finishLogIn() {
    setUnconfirmedEmail(undefined)
    onClose()
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-pine/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={() => focusAfterClose(opener.current) ?? true}
          ref={popup}
          className="fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-paper px-5 pt-3 pb-8 transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[94dvh] sm:w-[30rem] sm:-translate-1/2 sm:rounded-card sm:border sm:border-line sm:px-8 sm:shadow-lg"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-h3">{t('title')}</Dialog.Title>
            <CloseButton label={t('close')} />
          </div>
          <Tabs.Root value={tab} onValueChange={(value: AccountTab) => onTab(value)} className="mt-2">
            <Tabs.List activateOnFocus className="mb-5 grid grid-cols-2 border-b border-line">
              <HalfTab value="signUp">{t('signUp.tab')}</HalfTab>
              <HalfTab value="logIn">{t('logIn.tab')}</HalfTab>
            </Tabs.List>
            <Tabs.Panel value="signUp" tabIndex={-1} className="outline-none">
              <SignUpForm
                draft={signUpDraft}
                onSignedUp={finishSignUp}
                onRegistered={(email) => {
                  logInDraft.write({email, password: ''})
                  onTab('logIn')
                }}
              />
            </Tabs.Panel>
            <Tabs.Panel value="logIn" tabIndex={-1} className="outline-none">
              {unconfirmedEmail && (
                <div className="mb-4 rounded-soft border-s-6 border-brand bg-sunken px-4 py-3 wrap-anywhere">
                  <p>{t('confirmation.waiting', {email: unconfirmedEmail})}</p>
                  <ResendConfirmation email={unconfirmedEmail} />
                </div>
              )}
              <LogInForm
                draft={logInDraft}
                onLoggedIn={finishLogIn}
                onUnconfirmed={() => setUnconfirmedEmail(undefined)}
                onLeave={onClose}
              />
            </Tabs.Panel>
          </Tabs.Root>
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
