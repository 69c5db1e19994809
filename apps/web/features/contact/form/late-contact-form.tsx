'use client'

import {LateForm} from '#/ui/forms/late-form.tsx'

/** Most visitors only want the phone number, so the form loads when it comes near the viewport. */
export function LateContactForm() {
  return <LateForm load={loadForm} messages="contact" form={{}} className="min-h-[44rem] sm:min-h-[38rem]" />
}

const loadForm = async () => (await import('./message-form.tsx')).MessageForm
