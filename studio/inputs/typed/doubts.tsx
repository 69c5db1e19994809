import {Text} from '@sanity/ui'
import type {FormNodeValidation} from 'sanity'

export const Doubts = ({validation}: {validation: readonly FormNodeValidation[]}) =>
  validation.map(({level, message}) =>
    level === 'warning' ? (
      <Text key={message} size={1} style={{color: 'var(--card-badge-caution-fg-color)'}}>
        {message}
      </Text>
    ) : null,
  )
