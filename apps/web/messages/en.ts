import about from './en/about.json' with {type: 'json'}
import account from './en/account.json' with {type: 'json'}
import action from './en/action.json' with {type: 'json'}
import admin from './en/admin.json' with {type: 'json'}
import adminPhotos from './en/adminPhotos.json' with {type: 'json'}
import age from './en/age.json' with {type: 'json'}
import bank from './en/bank.json' with {type: 'json'}
import calendar from './en/calendar.json' with {type: 'json'}
import campaign from './en/campaign.json' with {type: 'json'}
import comments from './en/comments.json' with {type: 'json'}
import contact from './en/contact.json' with {type: 'json'}
import donation from './en/donation.json' with {type: 'json'}
import error from './en/error.json' with {type: 'json'}
import event from './en/event.json' with {type: 'json'}
import footer from './en/footer.json' with {type: 'json'}
import group from './en/group.json' with {type: 'json'}
import home from './en/home.json' with {type: 'json'}
import image from './en/image.json' with {type: 'json'}
import language from './en/language.json' with {type: 'json'}
import legal from './en/legal.json' with {type: 'json'}
import likes from './en/likes.json' with {type: 'json'}
import membership from './en/membership.json' with {type: 'json'}
import membershipSuccess from './en/membershipSuccess.json' with {type: 'json'}
import navigation from './en/navigation.json' with {type: 'json'}
import news from './en/news.json' with {type: 'json'}
import notFound from './en/notFound.json' with {type: 'json'}
import photo from './en/photo.json' with {type: 'json'}
import place from './en/place.json' with {type: 'json'}
import school from './en/school.json' with {type: 'json'}
import search from './en/search.json' with {type: 'json'}
import share from './en/share.json' with {type: 'json'}
import site from './en/site.json' with {type: 'json'}
import ticket from './en/ticket.json' with {type: 'json'}
import weekday from './en/weekday.json' with {type: 'json'}
/** Every English text of the site, by feature. */
export const en = {
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
