'use client'

import {LateForm} from '#/ui/forms/late-form.tsx'
import type {ApplicationTerms} from './payment-info.tsx'

export function LatePageForm(terms: ApplicationTerms) {
  return (
    <LateForm load={loadForm} messages="membership" form={terms} className="min-h-[52rem] md:min-h-[46rem]" />
  )
}

const loadForm = async () => (await import('./page-form.tsx')).PageForm
