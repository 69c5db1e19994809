import {stackEnv} from '../../../env.ts'
import {urls} from '../addresses.ts'
import {setFunctionVariable, setShared} from '../hosted-site.ts'
import {alter, intercept} from '../hosts.ts'
import {answer, type Fault} from './fault.ts'

const readToken = 'Sanity, read token'
const writeToken = 'Sanity, write token'

export const sanityFaults: Fault[] = [
  {
    what: 'Sanity refuses the read token',
    breakIt: (hosted) => setShared(hosted, 'SANITY_API_READ_TOKEN', 'skAnotherTokenOfNobody'),
    speaks: [[readToken, 'problem', 'Sanity refuses SANITY_API_READ_TOKEN']],
    leavesOut: [['content', 'Sanity does not tell it']],
  },
  {
    what: 'the read token of the functions alone is wrong',
    breakIt: (hosted) => setFunctionVariable(hosted, 'SANITY_API_READ_TOKEN', 'skAnotherTokenOfNobody'),
    speaks: [[readToken, 'problem', 'Sanity refuses SANITY_API_READ_TOKEN']],
  },
  {
    what: 'the read token may write',
    breakIt: (hosted) => setShared(hosted, 'SANITY_API_READ_TOKEN', stackEnv().SANITY_API_WRITE_TOKEN),
    speaks: [[readToken, 'attention', 'SANITY_API_READ_TOKEN may also write']],
  },
  {
    what: 'the read token may not read',
    breakIt: (hosted) =>
      intercept(hosted, urls.sanity, ({pathname}, {headers}) =>
        pathname.endsWith('/acl') && headers.get('authorization')?.endsWith(stackEnv().SANITY_API_READ_TOKEN)
          ? answer(200, [])
          : undefined,
      ),
    speaks: [[readToken, 'problem', 'SANITY_API_READ_TOKEN may not read']],
  },
  {
    what: 'the write token may not write',
    breakIt: (hosted) => setShared(hosted, 'SANITY_API_WRITE_TOKEN', stackEnv().SANITY_API_READ_TOKEN),
    speaks: [[writeToken, 'problem', 'SANITY_API_WRITE_TOKEN may not write']],
  },
  {
    what: 'there is no such dataset',
    breakIt: (hosted) => setShared(hosted, 'SANITY_DATASET', 'staging'),
    speaks: [
      ['Studio, its project', 'problem', 'built with another SANITY_DATASET'],
      [readToken, 'problem', 'There is no dataset staging'],
      [writeToken, 'problem', 'There is no dataset staging'],
      ['Sanity to the site', 'problem', 'is for another dataset'],
      ['Sanity to sync-content', 'problem', 'is for another dataset'],
    ],
  },
  {
    what: 'drafts are shown to strangers',
    breakIt: (hosted) =>
      intercept(hosted, urls.sanity, ({pathname}, {headers}) =>
        pathname.includes('/data/query/') && !headers.has('authorization')
          ? answer(200, {result: 3})
          : undefined,
      ),
    speaks: [['Sanity, without a token', 'problem', 'Anybody can read 3 documents']],
  },
  {
    what: 'the quota of Sanity is used up',
    breakIt: (hosted) =>
      intercept(hosted, urls.sanity, ({pathname}) =>
        pathname.endsWith('/users/me') ? undefined : answer(402, {}),
      ),
    speaks: [
      [readToken, 'problem', 'The quota of the Sanity project is used up'],
      [writeToken, 'problem', 'The quota of the Sanity project is used up'],
    ],
  },
  {
    what: 'the Studio’s origin is not allowed',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.sanity,
        ({pathname}) => pathname.endsWith('/users/me'),
        (text, headers) => {
          headers.delete('access-control-allow-origin')
          return text
        },
      ),
    speaks: [['Sanity, pages of the Studio', 'problem', `Pages of ${urls.studio} may not ask`]],
  },
  {
    what: 'the Studio’s origin is allowed without credentials',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.sanity,
        ({pathname}) => pathname.endsWith('/users/me'),
        (text, headers) => {
          headers.delete('access-control-allow-credentials')
          return text
        },
      ),
    speaks: [['Sanity, pages of the Studio', 'problem', 'without credentials only']],
  },
  {
    what: 'Sanity has no such host',
    breakIt: ({hosts}) => hosts.delete(urls.sanity),
    speaks: [
      [readToken, 'problem', 'There is no host local.api.sanity.io'],
      [writeToken, 'problem', 'There is no host local.api.sanity.io'],
    ],
  },
  {
    what: 'a document has a type that the schema does not know',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.sanity,
        ({search}) => search.includes('array%3A%3Aunique'),
        (text) => text.replace('"event"', '"event","recipe"'),
      ),
    speaks: [['content', 'attention', 'types that the Studio does not know: recipe']],
  },
  {
    what: 'the settings were never published',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.sanity,
        ({search}) => search.includes('array%3A%3Aunique'),
        (text) => {
          const {result} = JSON.parse(text) as {result: {types: string[]; first: {_id: string}[]}}
          return JSON.stringify({
            result: {...result, first: result.first.filter(({_id}) => _id !== 'siteSettings')},
          })
        },
      ),
    speaks: [['content', 'problem', 'empty: siteSettings (never published)']],
  },
]
