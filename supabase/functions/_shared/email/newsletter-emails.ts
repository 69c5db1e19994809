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
  return {
    headingLanguage: data.isFallback ? 'lt' : language,
    body: [
      ...contentBlocks(source),
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

/** Members get it as members, so it says why, and has no link that ends a subscription. */
export const memberLetter = (source: Source<'member-letter' | 'member-letter-test'>): EmailParts => ({
  headingLanguage: source.data.isFallback ? 'lt' : source.language,
  body: [...contentBlocks(source), note(source.texts.reason[source.data.purpose])],
})

type Letter = Source<'newsletter-issue' | 'newsletter-test' | 'member-letter' | 'member-letter-test'>

function contentBlocks({texts, data}: Letter): Block[] {
  const content = richTextBlocks(data.content)
  return data.isFallback ? [note(texts.inLithuanian), ...content.map(inLithuanian)] : content
}

const inLithuanian = (block: Block): Block => ({
  ...block,
  markup: markup`<div lang="lt">${block.markup}</div>`,
})
