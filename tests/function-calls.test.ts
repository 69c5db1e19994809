import {expect, test} from 'vitest'
import {functionNames} from '../supabase/functions/_testing/deno.ts'
import {calledFunctions} from './support/function-calls.ts'
import {forms, moneyForms} from './support/submissions.ts'

// Who adds a function adds how it is called: then it gets malformed requests, and `npm run bench` measures it.
test('each edge function has a call or is that of a form', () => {
  expect([...calledFunctions, ...forms, ...moneyForms].toSorted()).toEqual(functionNames.toSorted())
})
