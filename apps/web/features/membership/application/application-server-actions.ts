'use server'

import {subscribe} from '#/features/newsletter/newsletter-actions.ts'
import {
  type Accepted,
  type BegunPayment,
  formResult,
  paymentResult,
  type PostedForm,
} from '#/supabase/form-submission.ts'
import {localeOf, receiveForm, sendForm} from '#/supabase/posted-form.ts'
import {applicationForm} from './application-fields.ts'
import {emptyApplication} from './typed-application.ts'

/** By card it has the address of Stripe's page. */
export type PostedApplication = (Accepted | BegunPayment) & {url?: string}

export async function postApplication(_: unknown, form: FormData): Promise<PostedForm<PostedApplication>> {
  return receiveForm(form, {
    schema: applicationForm,
    empty: emptyApplication,
    send: async ({paymentMethod, newsletter, renews, ...application}) => {
      const {email, firstName, website} = application
      const locale = localeOf(form)
      const content = {...application, locale}
      const sent =
        paymentMethod === 'stripe'
          ? await sendForm('create-membership-payment', {...content, ...(renews && {renews})}, paymentResult)
          : await sendForm('create-bank-transfer-membership', content, formResult)
      if (!sent.ok) return sent
      // The subscription starts once it is confirmed by email, as in the footer.
      if (newsletter) await subscribe({email, firstName, website, locale})
      return sent
    },
  })
}
