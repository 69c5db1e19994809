import about from './lt/about.json' with {type: 'json'}
import account from './lt/account.json' with {type: 'json'}
import action from './lt/action.json' with {type: 'json'}
import admin from './lt/admin.json' with {type: 'json'}
import adminPhotos from './lt/adminPhotos.json' with {type: 'json'}
import age from './lt/age.json' with {type: 'json'}
import bank from './lt/bank.json' with {type: 'json'}
import calendar from './lt/calendar.json' with {type: 'json'}
import campaign from './lt/campaign.json' with {type: 'json'}
import comments from './lt/comments.json' with {type: 'json'}
import contact from './lt/contact.json' with {type: 'json'}
import donation from './lt/donation.json' with {type: 'json'}
import error from './lt/error.json' with {type: 'json'}
import event from './lt/event.json' with {type: 'json'}
import footer from './lt/footer.json' with {type: 'json'}
import group from './lt/group.json' with {type: 'json'}
import home from './lt/home.json' with {type: 'json'}
import image from './lt/image.json' with {type: 'json'}
import language from './lt/language.json' with {type: 'json'}
import legal from './lt/legal.json' with {type: 'json'}
import likes from './lt/likes.json' with {type: 'json'}
import membership from './lt/membership.json' with {type: 'json'}
import membershipSuccess from './lt/membershipSuccess.json' with {type: 'json'}
import navigation from './lt/navigation.json' with {type: 'json'}
import news from './lt/news.json' with {type: 'json'}
import notFound from './lt/notFound.json' with {type: 'json'}
import photo from './lt/photo.json' with {type: 'json'}
import place from './lt/place.json' with {type: 'json'}
import school from './lt/school.json' with {type: 'json'}
import search from './lt/search.json' with {type: 'json'}
import share from './lt/share.json' with {type: 'json'}
import site from './lt/site.json' with {type: 'json'}
import ticket from './lt/ticket.json' with {type: 'json'}
import weekday from './lt/weekday.json' with {type: 'json'}
/** Every Lithuanian text of the site, by feature; the English ones have the same keys. */
export const lt = {
  about,
  account,
  action,
  admin,
  adminPhotos,
  age,
  bank,
  calendar,
  campaign,
  comments,
  contact,
  donation,
  error,
  event,
  footer,
  group,
  home,
  image,
  language,
  legal,
  likes,
  membership,
  membershipSuccess,
  navigation,
  news,
  notFound,
  photo,
  place,
  school,
  search,
  share,
  site,
  ticket,
  weekday,
}
