import actions from './structure/actions.js'
import banners from './structure/banners.js'
import dialogs from './structure/dialogs.js'
import documentView from './structure/document-view.js'
import lists from './structure/lists.js'
import releases from './structure/releases.js'

export default {...actions, ...banners, ...dialogs, ...documentView, ...lists, ...releases}
