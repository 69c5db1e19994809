import type {Dataset} from '../contract.ts'

/** Asset documents hold their full address: after a change of port it would point at nothing. */
export function moveAddresses(dataset: Dataset, projectId: string, origin: string) {
  const ours = new RegExp(`^(?:images|files)/${projectId}/`)
  const moved = [...dataset.documents()].filter(
    ({url, path}) => typeof path === 'string' && ours.test(path) && url !== `${origin}/${path}`,
  )
  if (moved.length === 0) return
  dataset.commit({author: '<system>'}, (stage) => {
    for (const asset of moved) {
      const url = `${origin}/${String(asset.path)}`
      const after = {...asset, url, _rev: stage.transactionId, _updatedAt: stage.timestamp}
      stage.put(asset._id, after, {patch: {id: asset._id, set: {url}}})
    }
  })
}
