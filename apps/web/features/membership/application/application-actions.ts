import {createFormSender, createPaymentSender} from '#/supabase/form-submission.ts'

/** Sends an application that is paid for by card. */
export const {send: applyByCard} = createPaymentSender('create-membership-payment')

/** Sends an application that is paid for by bank transfer. */
export const {send: applyByTransfer} = createFormSender('create-bank-transfer-membership')
