'use client'

import {LateForm} from '#/ui/forms/late-form.tsx'

export function LateNewsletterForm() {
  return (
    <LateForm
      load={loadForm}
      messages="newsletter"
      form={{}}
      className="mt-1.5 min-h-[5rem] @max-2xl:w-full @2xl:mt-3 [--color-danger:var(--color-on-pine)] [--color-link:var(--color-on-pine)] [--color-muted:var(--color-on-pine-muted)] [--color-sunken:transparent]"
    />
  )
}

const loadForm = async () => (await import('./newsletter-form.tsx')).NewsletterForm
