import type {InputProps} from 'sanity'

/** `PictureFiles` lets only pictures through, but inside a text it must leave this input alone. */
export function AnyFileInput(props: InputProps) {
  return <div data-takes-any-file>{props.renderDefault(props)}</div>
}
