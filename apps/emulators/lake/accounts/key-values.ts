import type {DatabaseSync} from 'node:sqlite'

interface KeyValue {
  key: string
  value: unknown
}

export function openKeyValues(state: DatabaseSync) {
  state.exec(
    'create table if not exists key_values (person text, key text, value text not null, primary key (person, key))',
  )
  const read = state.prepare('select value from key_values where person = ? and key = ?')
  const write = state.prepare(
    'insert into key_values values (?, ?, ?) on conflict (person, key) do update set value = excluded.value',
  )

  return {
    get(person: string, keys: string[]): KeyValue[] {
      return keys.flatMap((key) => {
        const row = read.get(person, key)
        return row ? [{key, value: JSON.parse(String(row.value)) as unknown}] : []
      })
    },
    set(person: string, pairs: KeyValue[]) {
      for (const {key, value} of pairs) write.run(person, key, JSON.stringify(value))
    },
  }
}

export type KeyValues = ReturnType<typeof openKeyValues>
