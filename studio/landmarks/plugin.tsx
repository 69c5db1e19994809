import type {CSSProperties} from 'react'
import {type ActiveToolLayoutProps, definePlugin, type NavbarProps} from 'sanity'

/** Screen readers need landmarks and a first heading, of which Sanity has neither. */
export const landmarks = definePlugin({
  name: 'landmarks',
  studio: {components: {activeToolLayout: Main, navbar: Banner}},
})

function Banner(props: NavbarProps) {
  return <header style={{display: 'contents'}}>{props.renderDefault(props)}</header>
}

/** These begin with a visible heading. */
const withHeading = ['start', 'guide']

function Main(props: ActiveToolLayoutProps) {
  const {name, title} = props.activeTool
  return (
    <main style={{display: 'contents'}}>
      {!withHeading.includes(name) && <h1 style={spokenOnly}>{title}</h1>}
      {props.renderDefault(props)}
    </main>
  )
}

const spokenOnly: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
