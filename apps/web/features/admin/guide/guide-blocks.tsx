import type {StaticImageData} from 'next/image'
import type {Token, Tokens} from 'marked'
import {Fragment} from 'react'

interface Props {
  tokens: readonly Token[]
  pictures: Readonly<Record<string, StaticImageData>>
}

export function GuideBlocks({tokens, pictures}: Props) {
  return tokens.map((token, index) => <Block key={index} token={token} pictures={pictures} />)
}

function Block({token, pictures}: {token: Token; pictures: Props['pictures']}) {
  if (isList(token)) {
    const List = token.ordered ? 'ol' : 'ul'
    return (
      <List
        className={`measure mt-4 grid gap-2 ps-6 ${token.ordered ? 'list-decimal marker:font-semibold' : 'list-disc marker:text-accent'}`}
      >
        {token.items.map((item, index) => (
          <li key={index} className="ps-1">
            <Words tokens={item.tokens} />
          </li>
        ))}
      </List>
    )
  }
  if (token.type !== 'paragraph') return null
  const {tokens = []} = token as Tokens.Paragraph
  const [picture] = tokens
  if (picture?.type === 'image') return <GuidePicture image={picture as Tokens.Image} pictures={pictures} />
  return (
    <p className="measure mt-4">
      <Words tokens={tokens} />
    </p>
  )
}

const isList = (token: Token): token is Tokens.List => token.type === 'list'

function Words({tokens}: {tokens: readonly Token[]}) {
  return tokens.map((token, index) => {
    if (token.type === 'strong')
      return <strong key={index}>{'tokens' in token && <Words tokens={token.tokens ?? []} />}</strong>
    if ('tokens' in token && token.tokens) return <Words key={index} tokens={token.tokens} />
    return <Fragment key={index}>{'text' in token ? String(token.text) : ''}</Fragment>
  })
}

function GuidePicture({image, pictures}: {image: Tokens.Image; pictures: Props['pictures']}) {
  const picture = pictures[image.href]
  if (!picture) throw new Error(`The guide has no picture ${image.href}`)
  const {src, width, height} = picture
  return (
    <img
      src={src}
      alt={image.text}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="mt-6 h-auto max-w-full rounded-card border border-line"
    />
  )
}
