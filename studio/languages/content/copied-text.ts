import type {Block} from './shared-pictures.ts'

/** A copied rich text gets keys of its own and shows the same pictures. */
export function copiedText(text: unknown, newKey: () => string): unknown {
  return Array.isArray(text) ? text.map((block: Block) => copiedBlock(block, newKey)) : text
}

function copiedBlock(block: Block, newKey: () => string): object {
  if (block._type === 'bodyImage') return {_type: 'sharedPicture', _key: newKey(), picture: block._key}
  const {children, markDefs, ...rest} = block
  const keys = new Map(markDefs?.map(({_key}) => [_key, newKey()]))
  return {
    ...rest,
    _key: newKey(),
    ...(markDefs && {markDefs: markDefs.map((mark) => ({...mark, _key: keys.get(mark._key)}))}),
    ...(children && {
      children: children.map((child) => ({
        ...child,
        _key: newKey(),
        ...(child.marks && {marks: child.marks.map((mark) => keys.get(mark) ?? mark)}),
      })),
    }),
  }
}
