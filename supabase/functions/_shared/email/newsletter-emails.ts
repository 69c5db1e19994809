import {actionLink, footLink, note, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {markup} from './markup.ts'
import {richTextBlocks} from './rich-text.ts'

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

export function newsletterIssue(source: Source<'newsletter-issue' | 'newsletter-test'>): EmailParts {
  const {siteUrl, functionsUrl, language, texts, data} = source
  const query = data.token ? `?token=${data.token}` : ''
  const content = richTextBlocks(data.content)
  return {
    headingLanguage: data.isFallback ? 'lt' : language,
    body: [
      ...(data.isFallback ? [note(texts.inLithuanian), ...content.map(inLithuanian)] : content),
      footLink({
        reason: texts.reason,
        label: texts.unsubscribe,
        href: `${siteUrl}/naujienlaiskis/atsisakyti${query}`,
      }),
    ],
    headers: data.token
      ? {
          'List-Unsubscribe': `<${functionsUrl}/newsletter-unsubscribe${query}&language=${language}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  }
}

const inLithuanian = (block: Block): Block => ({
  ...block,
  markup: markup`<div lang="lt">${block.markup}</div>`,
})
