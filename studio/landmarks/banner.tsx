import type {NavbarProps} from 'sanity'

export function Banner(props: NavbarProps) {
  return <header style={{display: 'contents'}}>{props.renderDefault(props)}</header>
}
