import {describe, expect, test} from 'vitest'
import {meantEmail} from './email-slip.ts'
import {emailAddress} from '../form-fields/email-address.ts'

describe('a slip is named', () => {
  test.each([
    ['gmial.con', 'gmail.com'],
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.c', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.co.uk', 'gmail.com'],
    ['gmail.lt', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmail .com', 'gmail.com'],
    ['gmail..com', 'gmail.com'],
    ['gmail.com.', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['googlmail.com', 'googlemail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['hotmail.co', 'hotmail.com'],
    ['hotmai.co.uk', 'hotmail.co.uk'],
    ['hotmail.co.ku', 'hotmail.co.uk'],
    ['hotmail.couk', 'hotmail.co.uk'],
    ['hotmail.uk', 'hotmail.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['outlook.co', 'outlook.com'],
    ['outlook', 'outlook.com'],
    ['yaho.co.uk', 'yahoo.co.uk'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.co', 'yahoo.com'],
    ['iclould.com', 'icloud.com'],
    ['icloud.co.uk', 'icloud.com'],
    ['btinternt.com', 'btinternet.com'],
    ['btinternet.co.uk', 'btinternet.com'],
    ['live.co.u', 'live.co.uk'],
    ['inbx.lt', 'inbox.lt'],
    ['inbox.l', 'inbox.lt'],
    ['inbox.ltt', 'inbox.lt'],
    ['bendruomene.con', 'bendruomene.com'],
    ['cardiff.ac.ku', 'cardiff.ac.uk'],
    ['cardiff.acuk', 'cardiff.ac.uk'],
    ['swansea,ac,uk', 'swansea.ac.uk'],
    ['vu,lt', 'vu.lt'],
    ['bendruomene.ogr', 'bendruomene.org'],
  ])('%s is %s', (typed, meant) => {
    expect(meantEmail(`Rasa.R+a@${typed}`)).toBe(`Rasa.R+a@${meant}`)
  })

  test.each(['rasa @gmial.com', ' rasa@gmial.com '])('in %j, without its spaces', (typed) => {
    expect(meantEmail(typed)).toBe('rasa@gmail.com')
  })
})

const trueDomains = `
  gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.lt hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.no
  outlook.com outlook.lt outlook.co.uk outlook.de outlook.fr outlook.ie outlook.pt live.com live.co.uk live.lt live.ie live.nl
  msn.com yahoo.com yahoo.co.uk yahoo.lt yahoo.fr yahoo.ie yahoo.co.in yahoo.com.br ymail.com rocketmail.com myyahoo.com
  icloud.com me.com mac.com aol.com aol.co.uk gmx.com gmx.net gmx.de gmx.co.uk mail.com email.com e-mail.com mail.co.uk usa.com
  proton.me protonmail.com protonmail.ch pm.me hey.com fastmail.com fastmail.fm tutanota.com tuta.io tuta.com zoho.com zoho.eu
  hushmail.com posteo.de mailbox.org runbox.com duck.com cloud.com iname.com rmail.com fmail.com hmail.com xmail.com zmail.com
  qmail.com gail.com hostmail.com mailo.com mail.ee mail.ru mail.bg inbox.ru inbox.lv inbox.com inbox.eu list.ru bk.ru yandex.ru
  yandex.com ya.ru rambler.ru seznam.cz email.cz wp.pl o2.pl onet.pl interia.pl op.pl web.de t-online.de freenet.de orange.fr
  free.fr laposte.net wanadoo.fr libero.it virgilio.it ziggo.nl telia.com online.no eircom.net iol.ie
  inbox.lt one.lt mail.lt takas.lt vu.lt ktu.lt vdu.lt mruni.eu lrt.lt delfi.lt zebra.lt post.lt email.lt super.lt is.lt balt.net
  gov.lt lrv.lt urm.lt vilnius.lt kaunas.lt klaipeda.lt ibox.lt init.lt tele2.lt telia.lt bite.lt lietuva.lt ku.lt lsmu.lt
  btinternet.com btopenworld.com btconnect.com bt.com sky.com virginmedia.com virgin.net virginmedia.co.uk blueyonder.co.uk
  ntlworld.com talktalk.net tiscali.co.uk plus.com plusnet.com o2.co.uk ee.co.uk three.co.uk vodafone.co.uk freeserve.co.uk
  networld.com tesco.net waitrose.com lineone.net orange.net fsmail.net supanet.com zen.co.uk uwclub.net
  cardiff.ac.uk swansea.ac.uk student.swansea.ac.uk bangor.ac.uk aber.ac.uk southwales.ac.uk uwtsd.ac.uk cardiffmet.ac.uk
  wrexham.ac.uk open.ac.uk ox.ac.uk cam.ac.uk ucl.ac.uk gov.wales nhs.wales wales.nhs.uk nhs.net nhs.uk cardiff.gov.uk
  swansea.gov.uk newport.gov.uk parliament.uk senedd.wales hwbcymru.net bbc.co.uk s4c.cymru police.uk south-wales.police.uk
  lithuanianswales.org.uk lietuviai.org lituanica.org example.test example.com xn--bendruomen-0mb.lt amazon.co.uk google.com
  microsoft.com apple.com harvard.edu rtu.lv lu.lv ut.ee company.co startup.io person.me family.name school.cymru shop.uk
  gmb.com gma.com goal.com gmit.ie outfox.com yale.edu yoho.com live.it liver.com olive.com hotel.com hotline.com
`
  .trim()
  .split(/\s+/)

test.each(trueDomains)('%s is not questioned', (domain) => {
  expect(meantEmail(`rasa@${domain}`)).toBeUndefined()
  expect(meantEmail(`rasa@${domain.toUpperCase()}`)).toBeUndefined()
})

test.each(['', 'rasa', 'rasa@', '@gmial.com', 'rasa@ona@gmial.com', 'rasa ona@gmial.com'])(
  '%j is left to the rule for addresses',
  (typed) => {
    expect(meantEmail(typed)).toBeUndefined()
  },
)

test('what is meant is an address', () => {
  expect(emailAddress.parse(meantEmail('rasa@gmail,con') ?? '')).toBe('rasa@gmail.com')
})
