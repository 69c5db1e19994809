/** Resend's webhook must send these. `resend-webhook` stores each, and ignores others. */
export const emailEvents = [
  'email.delivered',
  'email.bounced',
  'email.complained',
  'email.suppressed',
  'email.failed',
] as const
