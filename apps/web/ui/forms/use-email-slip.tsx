'use client'

import {useTranslations} from 'next-intl'
import {type FocusEvent, useState} from 'react'
import {buttonClass, type ButtonVariant} from '../controls/button.tsx'

interface EmailSlip {
  input: HTMLInputElement
  meant: string
}

/** Names a likely slip in an address, such as `rasa@gmial.con`, once its field is left. It can be sent all the same. */
export function useEmailSlip(variant: ButtonVariant = 'quiet') {
  const t = useTranslations('form.emailSlip')
  const [slip, setSlip] = useState<EmailSlip>()
  const forget = () => setSlip(undefined)

  async function name(input: HTMLInputElement) {
    const typed = input.value
    let isSent = false
    const onSubmit = () => {
      isSent = true
      forget()
    }
    input.form?.addEventListener('submit', onSubmit, {once: true})
    const released = pressEnds()
    // Most visitors never type an address, so this is loaded here.
    const {meantEmail} = await import('@site/schemas/email-addresses/email-slip')
    await released
    const meant = meantEmail(typed)
    if (!isSent && input.value === typed) setSlip(meant === undefined ? undefined : {input, meant})
  }

  function accept({input, meant}: EmailSlip) {
    typeInto(input, meant)
    forget()
    input.focus()
  }

  return {
    note: slip ? (
      <>
        <p className="wrap-anywhere">{t('question', {email: slip.meant})}</p>
        <button
          type="button"
          onClick={() => accept(slip)}
          className={`${buttonClass(variant)} mt-1.5 text-small`}
        >
          {t('accept')}
        </button>
      </>
    ) : null,
    onBlur: ({target}: FocusEvent<HTMLInputElement>) => {
      // Without a connection, the script is missing and no slip is named.
      if (target.value) void name(target).catch(forget)
      else forget()
    },
    onInput: forget,
  }
}

/** A button that moves below the pointer while it is pressed gets no click. Resolves at once if nothing is being pressed. */
function pressEnds(): Promise<void> | undefined {
  if (!document.querySelector(':active')) return undefined
  return new Promise((resolve) => {
    // The click comes right after. Of a tap, only this event follows the blur.
    document.addEventListener('mouseup', () => setTimeout(resolve), {once: true, capture: true})
  })
}

/** The listeners of the input get an event, as if its user had typed the text. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', {bubbles: true}))
}
