import {baseKeymap, chainCommands, setBlockType, toggleMark} from 'prosemirror-commands'
import {redo, undo} from 'prosemirror-history'
import type {Mark, Node, NodeType} from 'prosemirror-model'
import {liftListItem, splitListItem, wrapInList} from 'prosemirror-schema-list'
import type {Command, EditorState} from 'prosemirror-state'
import {editorSchema} from './editor-schema.ts'

const {nodes, marks} = editorSchema

/** Each button removes its format where the text has it already. */
export const formats = ['strong', 'emphasis', 'heading', 'bullets', 'numbers'] as const
export type Format = (typeof formats)[number]

export const formatCommands: Record<Format, Command> = {
  strong: toggleMark(marks.strong),
  emphasis: toggleMark(marks.emphasis),
  heading: toggleHeading,
  bullets: toggleList(nodes.bullets),
  numbers: toggleList(nodes.numbers),
}

/** The start of a selection counts. */
export function hasFormat(state: EditorState, format: Format): boolean {
  const {selection, storedMarks} = state
  if (format === 'heading') return selection.$from.parent.type === nodes.heading
  if (format === 'bullets' || format === 'numbers') return listAround(state)?.node.type === nodes[format]
  if (selection.empty) return marks[format].isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return state.doc.rangeHasMark(selection.from, selection.to, marks[format])
}

function toggleHeading(...[state, dispatch, view]: Parameters<Command>): boolean {
  if (hasFormat(state, 'heading')) return setBlockType(nodes.paragraph)(state, dispatch)
  if (!listAround(state)) return setBlockType(nodes.heading)(state, dispatch)
  return inTurn(liftListItem(nodes.item), setBlockType(nodes.heading))(state, dispatch, view)
}

function toggleList(list: NodeType): Command {
  return (state, dispatch, view) => {
    const around = listAround(state)
    if (around?.node.type === list) return liftListItem(nodes.item)(state, dispatch)
    if (around) {
      dispatch?.(state.tr.setNodeMarkup(around.position, list))
      return true
    }
    // An item holds a paragraph, and no heading.
    return inTurn(setBlockType(nodes.paragraph), wrapInList(list))(state, dispatch, view)
  }
}

function listAround({selection: {$from}}: EditorState): {node: Node; position: number} | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === nodes.bullets || node.type === nodes.numbers) {
      return {node, position: $from.before(depth)}
    }
  }
  return undefined
}

/** The first command may have nothing to do. */
function inTurn(first: Command, second: Command): Command {
  return (state, dispatch) => {
    let next = state
    first(state, (transaction) => {
      next = state.apply(transaction)
      dispatch?.(transaction)
    })
    return second(next, dispatch)
  }
}

export function linkAt({selection, doc}: EditorState): {href: string; from: number; to: number} {
  const {$from, from, to, empty} = selection
  const link = marks.link.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []))
  if (!link) return {href: '', from, to}
  const start = $from.start()
  const pieces = textsWithin($from.parent).map(({node, offset}) => ({
    from: start + offset,
    to: start + offset + node.nodeSize,
    isLinked: link.isInSet(node.marks),
  }))
  const own = pieces.findIndex((piece) => piece.from <= from && from <= piece.to && piece.isLinked)
  let [first, last] = [own, own]
  while (pieces[first - 1]?.isLinked) first -= 1
  while (pieces[last + 1]?.isLinked) last += 1
  return {
    href: String(link.attrs.href),
    from: Math.min(from, pieces[first]?.from ?? from),
    to: Math.max(to, pieces[last]?.to ?? to),
  }
}

function textsWithin(parent: Node) {
  const texts: {node: Node; offset: number}[] = []
  parent.forEach((node, offset) => texts.push({node, offset}))
  return texts
}

/** Where nothing is selected, the address is inserted as text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const {from, to} = linkAt(state)
    const mark = marks.link.create({href})
    const {tr} = state
    if (from === to) tr.insert(from, editorSchema.text(href, withMark(state, mark))).removeStoredMark(mark)
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark)
    dispatch?.(tr)
    return true
  }
}

const withMark = ({storedMarks, selection}: EditorState, mark: Mark) =>
  mark.addToSet(storedMarks ?? selection.$from.marks())

export const removeLink: Command = (state, dispatch) => {
  const {from, to} = linkAt(state)
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return true
}

const insertLineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** Tab has no command, so that the keyboard can leave the editor. */
export const editorKeys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(splitListItem(nodes.item), baseKeymap.Enter ?? (() => false)),
  'Shift-Enter': insertLineBreak,
  'Mod-b': formatCommands.strong,
  'Mod-i': formatCommands.emphasis,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
}
