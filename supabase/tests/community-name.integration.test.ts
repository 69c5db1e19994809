import {moneyContent} from '@site/schemas/content/money-content'
import type {Language} from '@site/schemas/languages'
import {type EmailTemplate, emailTemplates} from '@site/schemas/statuses/email-templates'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../functions/_testing/example-email-data.ts'
import {purchaseName} from '../functions/_shared/checkout/checkout-texts.ts'
import {type CommunityName, communityName} from '../functions/_shared/community-name.ts'
import {markup} from '../functions/_shared/email/markup.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {createDonation, createMembershipPayment, serviceOf} from './money.ts'

const templates = Object.keys(emailTemplates) as EmailTemplate[]
const siteUrl = 'https://velsas.example'
const formerly = Object.values(exampleCommunity)

async function sync(tx: Transaction, name: unknown): Promise<void> {
  const document = {settings: {name}, membersGroupUrl: null, campaigns: []}
  const {lt, en} = moneyContent.parse(document).settings?.name ?? {}
  await as(tx, service)`select public.sync_community_name(${lt ?? ''}, ${en ?? ''})`
}

async function known(tx: Transaction): Promise<CommunityName> {
  const [row] = await as(tx, service)<{name: unknown}>`select public.community_name() as name`
  return communityName.parse(row?.name)
}

function rendered(template: EmailTemplate, language: Language, community: CommunityName) {
  const data = exampleEmailData(template, language)
  const rendering = renderEmail({template, language, data, community, siteUrl, functionsUrl: siteUrl})
  if (!rendering.ok) throw new Error(`${template}: ${rendering.error}`)
  return rendering.email
}

const name = fc
  .string({
    unit: fc.constantFrom('<b>', '</b>', '&', '&amp;', '„', '“', '"', "'", '{x}', 'ąžė', 'Vel', ' '),
    minLength: 1,
    maxLength: 25,
  })
  .map((drawn) => drawn.replaceAll(/\s+/g, ' ').trim().slice(0, 60))
  .filter((drawn) => drawn !== '')

test('every email carries the name in the settings, and no other', async () => {
  await rolledBack(async (tx) => {
    await sync(tx, exampleCommunity)
    await fc.assert(
      fc.asyncProperty(fc.record({lt: name, en: name}), async (drawn) => {
        await sync(tx, drawn)
        const community = await known(tx)
        for (const template of templates) {
          for (const language of ['lt', 'en'] as const) {
            const email = rendered(template, language, community)
            const shown = drawn[language]
            expect([template, email.community]).toEqual([template, shown])
            expect(email.text.startsWith(`${shown}\n\n`)).toBe(true)
            expect(email.html).toContain(`>${markup`${shown}`.html}</p>`)
            expect(email.html).not.toContain('<b>')
            const everywhere = [
              email.subject,
              email.html,
              email.text,
              ...email.attachments.map(({content}) => content),
            ]
            expect(formerly.filter((old) => everywhere.some((text) => text.includes(old)))).toEqual([])
          }
        }
      }),
      {numRuns: 20},
    )
  })
})

test('a name in one language stands for both, and an empty one changes nothing', async () => {
  await rolledBack(async (tx) => {
    await sync(tx, {lt: '  Velso\n lietuviai ', en: null})
    for (const empty of [null, {lt: ' ', en: ''}, {lt: 5}]) await sync(tx, empty)
    expect(await known(tx)).toEqual({lt: 'Velso lietuviai', en: null})
    expect(rendered('invitation', 'en', await known(tx)).community).toBe('Velso lietuviai')
  })
})

test('an email names the site’s address until there is a name', async () => {
  await rolledBack(async (tx) => {
    await tx`update private.community_name set lt = null, en = null`
    const unknown = await known(tx)
    for (const template of templates)
      expect(rendered(template, 'lt', unknown).text.startsWith('velsas.example\n\n')).toBe(true)
  })
})

test('Stripe’s page carries the name in the settings', async () => {
  await rolledBack(async (tx) => {
    await sync(tx, {lt: 'Kita „bendruomenė“ & Ko', en: 'Another & Co'})
    const payments = [
      await createDonation(serviceOf(tx), {}),
      await createDonation(serviceOf(tx), {interval: 'month'}),
      await createMembershipPayment(serviceOf(tx)),
    ]
    expect(payments.map((payment) => purchaseName(payment as never, 'lt'))).toEqual([
      'Auka: Kita „bendruomenė“ & Ko',
      'Mėnesinė auka: Kita „bendruomenė“ & Ko',
      'Metinė narystė: Kita „bendruomenė“ & Ko',
    ])
  })
})
