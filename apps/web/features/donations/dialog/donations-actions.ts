import {createPaymentSender} from '#/supabase/form-submission.ts'

/** Begins a donation by card. */
export const {send: sendDonation} = createPaymentSender('create-donation')
