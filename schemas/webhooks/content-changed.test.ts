import {expect, test} from 'vitest'
import {contentItemKinds} from '../content/content-item.ts'
import {moneyContentTypes} from '../content/money-content.ts'
import {contentItemsChangedWebhook} from './content-changed.ts'

test('the database hears of a change of every type that it copies', () => {
  const types = [...contentItemsChangedWebhook.filter.matchAll(/"(\w+)"/g)].map(([, type]) => type)
  expect(types).toEqual([...contentItemKinds, ...moneyContentTypes])
})
