import {Tabs} from '@base-ui/react/tabs'
import type {LogInRequest} from '@site/schemas/requests/log-in'
import type {SignUpRequest} from '@site/schemas/requests/sign-up'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {HalfTab, TabPanel} from '#/ui/controls/tabs.tsx'
import {createDraft} from '#/ui/forms/draft.ts'
import type {AccountTab} from '../open-account-dialog.ts'
import {LogInForm} from './log-in-form.tsx'
import {ResendConfirmation} from './resend-confirmation.tsx'
import {SignUpForm} from './sign-up-form.tsx'

/** What was typed outlives the forms, so that it is there when a dialog opens again. */
export function useKeptForms() {
  const [signUpDraft] = useState(createDraft<SignUpRequest>)
  const [logInDraft] = useState(createDraft<LogInRequest>)
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>()
  return {signUpDraft, logInDraft, unconfirmedEmail, setUnconfirmedEmail}
}

interface AccountFormsProps {
  kept: ReturnType<typeof useKeptForms>
  tab: AccountTab
  onTab: (tab: AccountTab) => void
  /** It runs once somebody has logged in or signed up, or leaves for another page. */
  onDone: () => void
}

export function AccountForms({kept, tab, onTab, onDone}: AccountFormsProps) {
  const t = useTranslations('account')
  const {signUpDraft, logInDraft, unconfirmedEmail, setUnconfirmedEmail} = kept

  function finishSignUp(email: string, isLoggedIn: boolean) {
    logInDraft.write({email, password: ''})
    if (!isLoggedIn) setUnconfirmedEmail(email)
    onTab('logIn')
    onDone()
  }

  function finishLogIn() {
    setUnconfirmedEmail(undefined)
    onDone()
  }

  return (
    <Tabs.Root value={tab} onValueChange={(value: AccountTab) => onTab(value)} className="mt-2">
      <Tabs.List activateOnFocus className="mb-5 flex flex-wrap border-b border-line">
        <HalfTab value="signUp">{t('signUp.tab')}</HalfTab>
        <HalfTab value="logIn">{t('logIn.tab')}</HalfTab>
      </Tabs.List>
      <TabPanel value="signUp">
        <SignUpForm
          draft={signUpDraft}
          onSignedUp={finishSignUp}
          onRegistered={(email) => {
            logInDraft.write({email, password: ''})
            onTab('logIn')
          }}
        />
      </TabPanel>
      <TabPanel value="logIn">
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
          onLeave={onDone}
        />
      </TabPanel>
    </Tabs.Root>
  )
}
