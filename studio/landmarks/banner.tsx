import type {NavbarProps} from 'sanity'

/** The bar at the top. */
export function Banner(props: NavbarProps) {
  return <header style={{display: 'contents'}}>{props.renderDefault(props)}</header>
}
