import dates from './studio/dates.js'
import documents from './studio/documents.js'
import files from './studio/files.js'
import forms from './studio/forms.js'
import frame from './studio/frame.js'
import history from './studio/history.js'
import references from './studio/references.js'
import releases from './studio/releases.js'
import richText from './studio/rich-text.js'
import scheduledDrafts from './studio/scheduled-drafts.js'
import search from './studio/search.js'
import searchOperators from './studio/search-operators.js'

export default {
  ...dates,
  ...documents,
  ...files,
  ...forms,
  ...frame,
  ...history,
  ...references,
  ...releases,
  ...richText,
  ...scheduledDrafts,
  ...search,
  ...searchOperators,
}
