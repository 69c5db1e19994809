import {at, defineMigration, set} from 'sanity/migrate'
import {type Body, picturesInOnePlace} from '../../languages/content/shared-pictures.ts'
import {findObjects} from '../../start-page/find-objects.ts'

/** Rich texts used to contain each picture twice, each with its own alternative text, caption and focal point. */
export default defineMigration({
  title: 'Rich texts: the English one refers to the pictures of the Lithuanian one',
  documentTypes: ['newsItem', 'event', 'campaign', 'school', 'aboutPage', 'groupsPage', 'legalPage'],
  filter: ['body', 'membership', 'generalInfo', 'sections[].body']
    .map((body) => `"bodyImage" in ${body}.en[]._type`)
    .join(' || '),
  migrate: {
    document(document) {
      return findObjects(document, hasEnglishPictures).flatMap(({path, object}) => {
        const {lt, en} = picturesInOnePlace(object)
        return [at(`${path}.lt`, set(lt as never)), at(`${path}.en`, set(en as never))]
      })
    },
  },
})

function hasEnglishPictures(value: object): value is Body {
  return 'en' in value && Array.isArray(value.en) && value.en.some(({_type}) => _type === 'bodyImage')
}
