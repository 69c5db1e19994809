import type {InputProps} from 'sanity'

/** Sanity's input for a file. Among pictures, as in a text, its files are not taken for pictures. */
export function AnyFileInput(props: InputProps) {
  return <div data-takes-any-file>{props.renderDefault(props)}</div>
}
