import {useTheme_v2} from '@sanity/ui'
import {styled} from 'styled-components'

export function GuideArticle({html}: {html: string}) {
  const {font} = useTheme_v2()
  // The HTML is safe because it is our own, from the build.
  return <Article style={{fontFamily: font.text.family}} dangerouslySetInnerHTML={{__html: html}} />
}

const Article = styled.article`
  font-size: 1rem;
  line-height: 1.6;
  overflow-wrap: anywhere;

  > :is(p, ol, ul) {
    margin-block: 1em;
    max-width: 65ch;
  }

  h1,
  h2 {
    line-height: 1.25;
    text-wrap: balance;
  }

  h2 {
    margin-block: 2.5em 0.75em;
    scroll-margin-top: 1em;
  }

  h2:focus {
    outline: none;
  }

  p:has(img) {
    max-width: none;
  }

  ol,
  ul {
    padding-inline-start: 1.5em;
  }

  li {
    margin-block: 0.5em;
  }

  strong {
    font-weight: 600;
  }

  img {
    border: 1px solid var(--card-border-color);
    border-radius: 6px;
    display: block;
    height: auto;
    max-width: 100%;
  }
`
