import {createFormSender, createPaymentSender} from '#/supabase/form-submission.ts'

export const {send: applyByCard} = createPaymentSender('create-membership-payment')

export const {send: applyByTransfer} = createFormSender('create-bank-transfer-membership')
