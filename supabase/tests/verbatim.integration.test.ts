import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {addEvent, approvedComment, report} from './content.ts'
import {rolledBack} from './database.ts'
import {signUp} from './people.ts'

const texts = [
  "'); drop table public.event_comments; --",
  "' or '1'='1",
  '<script>alert(document.cookie)</script>',
  '<img src=x onerror="alert(1)">',
  '&lt;b&gt; &amp; &quot;',
  '{{7*7}} ${7*7} %s \\n $1 $$',
  '„Ąžuolas“ – ٱلْعَرَبِيَّة 👋🏽',
]

test.each(texts)('a comment is stored as typed: %s', async (text) => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx)]
    const id = await approvedComment(tx, rasa, event, text)
    const [shown] = await as(tx, {
      role: 'anon',
    })`select comment_text from public.event_comments where id = ${id}`
    expect(shown?.comment_text).toBe(text)
  })
})

test.each(texts)('a name, a town and the reason of a report are stored as typed: %s', async (text) => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx, text)]
    await as(tx, rasa)`update public.profiles set city = ${text}`
    const id = await approvedComment(tx, await signUp(tx), event)
    await report(tx, rasa, id, text)
    expect(await as(tx, rasa)`select first_name, city from public.profiles`).toEqual([
      {first_name: text, city: text},
    ])
    expect(await tx`select reason from public.comment_reports where comment_id = ${id}`).toEqual([
      {reason: text},
    ])
  })
})
