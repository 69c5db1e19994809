'use client'

import {useTranslations} from 'next-intl'
import {type FocusEvent, useState} from 'react'
import {buttonClass, type ButtonVariant} from '../controls/button.tsx'

interface EmailSlip {
  input: HTMLInputElement
  /** The address without the slip. */
  meant: string
}

/**
 * Names a likely slip in an email address, such as `rasa@gmial.con`, once its field is left. It keeps nobody from sending it.
 *
 * @returns props of the input, and what is said of it
 */
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
    // Loaded here: most visitors never type an address.
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
      // Without its script, for want of a connection, nothing is named.
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
    // The click comes right after. Of a tap, this is the only event that follows the blur.
    document.addEventListener('mouseup', () => setTimeout(resolve), {once: true, capture: true})
  })
}

/** Fills in a field as its user would, so that whoever listens to it hears of it. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', {bubbles: true}))
}
