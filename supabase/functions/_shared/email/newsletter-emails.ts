import {actionLink} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'

/** Asks an address to confirm that it wants the newsletter. */
export const confirmSubscription = ({
  siteUrl,
  frame,
  texts,
  data,
}: Source<'confirm-subscription'>): EmailParts => ({
  body: [
    actionLink({
      href: `${siteUrl}/naujienlaiskis/patvirtinti?token=${data.token}`,
      label: texts.button,
      hint: frame.linkHint,
    }),
  ],
})
