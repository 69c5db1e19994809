import {createHash} from 'node:crypto'
import {evaluate, parse, type ExprNode} from 'groq-js'
import type {Dataset, DocumentChange} from '../contract.ts'
import type {WebhookSettings} from '../env.ts'

export interface CompiledWebhook {
  id: string
  settings: WebhookSettings
  /** Returns `undefined` when the filter does not match. */
  payload(change: DocumentChange, dataset: Dataset, projectId: string): Promise<string | undefined>
}

/** @throws {Error} that names the webhook when its filter or projection is not valid GROQ */
export function compileWebhook(settings: WebhookSettings): CompiledWebhook {
  const {name, filter, projection} = settings
  const matches = parsePart(name, 'filter', filter || 'true')
  const body = parsePart(name, 'projection', projection ? `@${projection}` : '@')

  return {
    id: createHash('sha256').update(name).digest('base64url').slice(0, 16),
    settings,
    async payload(change, dataset, projectId) {
      const scope = scopeOf(change, dataset, projectId)
      if ((await valueOf(matches, scope)) !== true) return undefined
      return JSON.stringify(await valueOf(body, scope))
    },
  }
}

function parsePart(name: string, part: string, groq: string): ExprNode {
  try {
    return parse(groq, {mode: 'delta'})
  } catch (error) {
    throw new Error(`LAKE_WEBHOOKS: the ${part} of "${name}" is not GROQ: ${String(error)}`, {cause: error})
  }
}

/** References can be followed, but `*` is empty, as in the hosted service. */
const scopeOf = ({before, after}: DocumentChange, dataset: Dataset, projectId: string) => ({
  root: after ?? before,
  before,
  after,
  dataset: [],
  dereference: async ({_ref}: {_ref: string}) => dataset.get(_ref) ?? null,
  sanity: {projectId, dataset: dataset.name},
})

async function valueOf(node: ExprNode, scope: ReturnType<typeof scopeOf>): Promise<unknown> {
  const value = await evaluate(node, scope)
  return value.get()
}
