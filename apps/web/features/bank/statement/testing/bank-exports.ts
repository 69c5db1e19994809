/** A file as a bank exports it, with what it says. */
export interface BankExport {
  bank: string
  /** `published`: several importers on GitHub read these headings. `memory`: nobody has compared them. */
  source: 'published' | 'memory'
  layout: string | null
  text: string
  account: string
  /** Day and pence of each line, and a part of its text. */
  lines: [string, number, string][]
}

/** None is a real statement. Accounts, names and sums are made up. */
export const bankExports: BankExport[] = [
  {
    bank: 'Barclays',
    source: 'published',
    layout: 'Barclays',
    text: `Number,Date,Account,Amount,Subcategory,Memo
    ,12/03/2026,20-00-00 12345678,15.00,Counter Credit,"KAZLAUSKAS J           	M482137   BGC"
    ,13/03/2026,20-00-00 12345678,-6.50,Charges,"ACCOUNT CHARGES"
`,
    account: '20000012345678',
    lines: [
      ['2026-03-12', 1500, 'Counter Credit KAZLAUSKAS J M482137 BGC'],
      ['2026-03-13', -650, 'ACCOUNT CHARGES'],
    ],
  },
  {
    bank: 'HSBC',
    source: 'memory',
    layout: null,
    text: `12/03/2026,CR J KAZLAUSKAS M482137,"1,015.00"
13/03/2026,DD WATER BOARD,-26.50
`,
    account: '',
    lines: [
      ['2026-03-12', 101_500, 'CR J KAZLAUSKAS M482137'],
      ['2026-03-13', -2650, 'DD WATER BOARD'],
    ],
  },
  {
    bank: 'Lloyds',
    source: 'published',
    layout: 'Lloyds, Halifax, Bank of Scotland, TSB',
    text: `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance,
13/03/2026,FPO,'30-00-00,12345678,HALL HIRE,85.00,,430.00,
12/03/2026,FPI,'30-00-00,12345678,KAZLAUSKAS J M482137,,15.00,515.00,
`,
    account: '30000012345678',
    lines: [
      ['2026-03-13', -8500, 'FPO HALL HIRE'],
      ['2026-03-12', 1500, 'FPI KAZLAUSKAS J M482137'],
    ],
  },
  {
    bank: 'NatWest',
    source: 'published',
    layout: 'NatWest, RBS',
    text: `
Date, Type, Description, Value, Balance, Account Name, Account Number

12/03/2026,BAC,"'KAZLAUSKAS J , M482137 , FP 12/03/26 10 , 45123456789",15.00,515.00,"'LIETUVIU BENDRUOMENE","'600000-12345678",
13/03/2026,CHG,"'CHARGES TO 28FEB",-6.50,508.50,"'LIETUVIU BENDRUOMENE","'600000-12345678",
`,
    account: '60000012345678',
    lines: [
      ['2026-03-12', 1500, 'BAC KAZLAUSKAS J , M482137 , FP 12/03/26'],
      ['2026-03-13', -650, 'CHG CHARGES TO 28FEB'],
    ],
  },
  {
    bank: 'NatWest, with months in letters',
    source: 'published',
    layout: 'NatWest, RBS',
    text: `Date,Type,Description,Value,Balance,Account Name,Account Number
12 Mar 2026,BAC,KAZLAUSKAS J M482137,15.00,515.00,LB,600000-12345678
`,
    account: '60000012345678',
    lines: [['2026-03-12', 1500, 'BAC KAZLAUSKAS J M482137']],
  },
  {
    bank: 'Santander, text',
    source: 'memory',
    layout: 'Santander',
    text: `From: 01/03/2026 to 31/03/2026

Account: XXXX XXXX XXXX 1234

Date: 13/03/2026
Description: BILL PAYMENT TO HALL HIRE REFERENCE MARCH
Amount: -85.00
Balance: 430.00

Date: 12/03/2026
Description: FASTER PAYMENTS RECEIPT REF.M482137 FROM KAZLAUSKAS J
Amount: 15.00
Balance: 515.00
`,
    account: '',
    lines: [
      ['2026-03-13', -8500, 'BILL PAYMENT TO HALL HIRE'],
      ['2026-03-12', 1500, 'REF.M482137 FROM KAZLAUSKAS J'],
    ],
  },
  {
    bank: 'Santander, CSV',
    source: 'memory',
    layout: null,
    text: `Date,Type,Description,Debit,Credit,Balance
13/03/2026,BP,HALL HIRE,-£85.00,,£430.00
12/03/2026,FPR,FASTER PAYMENTS RECEIPT REF.M482137 FROM KAZLAUSKAS J,,£15.00,£515.00
`,
    account: '',
    lines: [
      ['2026-03-13', -8500, 'BP HALL HIRE'],
      ['2026-03-12', 1500, 'REF.M482137 FROM KAZLAUSKAS J'],
    ],
  },
  {
    bank: 'Nationwide',
    source: 'published',
    layout: 'Nationwide',
    text: `"Account Name:","FlexAccount ****12345"
"Account Balance:","£1430.00"
"Available Balance: ","£1430.00"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"12 Mar 2026","Bank credit J KAZLAUSKAS","M482137","","£15.00","£1515.00"
"13 Mar 2026","Payment to","HALL HIRE","£85.00","","£1430.00"
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'Bank credit J KAZLAUSKAS M482137'],
      ['2026-03-13', -8500, 'Payment to HALL HIRE'],
    ],
  },
  {
    bank: 'Monzo',
    source: 'published',
    layout: 'Monzo',
    text: `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_00009Abc,12/03/2026,10:45:00,Faster payment,Jonas Kazlauskas,,Income,15.00,GBP,15.00,GBP,M482137,,,M482137,,,15.00
tx_00009Abd,13/03/2026,11:00:00,Card payment,Hall Café,🍔,Eating out,-8.50,GBP,-8.50,GBP,,1 High St,,HALL CAFE,,-8.50,
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'Faster payment Jonas Kazlauskas M482137 M482137'],
      ['2026-03-13', -850, 'Hall Café HALL CAFE'],
    ],
  },
  {
    bank: 'Starling',
    source: 'published',
    layout: 'Starling',
    text: `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
12/03/2026,J Kazlauskas,M482137,FASTER PAYMENT,15.00,515.00,INCOME,
13/03/2026,Hall Hire,March,FASTER PAYMENT,-85.00,430.00,GENERAL,
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'J Kazlauskas M482137 FASTER PAYMENT'],
      ['2026-03-13', -8500, 'Hall Hire March'],
    ],
  },
  {
    bank: 'TSB',
    source: 'published',
    layout: 'Lloyds, Halifax, Bank of Scotland, TSB',
    text: `Transaction date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
2026-03-12,FPI,77-00-00,12345678,KAZLAUSKAS J M482137,,15.00,515.00
`,
    account: '77000012345678',
    lines: [['2026-03-12', 1500, 'FPI KAZLAUSKAS J M482137']],
  },
  {
    bank: 'Metro Bank',
    source: 'memory',
    layout: 'Metro Bank',
    text: `Date,Details,Transaction Type,In,Out,Balance
12/03/2026,J Kazlauskas M482137,Inward Payment,15.00,0.00,515.00
13/03/2026,Hall Hire,Outward Faster Payment,0.00,85.00,430.00
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'J Kazlauskas M482137 Inward Payment'],
      ['2026-03-13', -8500, 'Hall Hire'],
    ],
  },
  {
    bank: 'Co-operative Bank',
    source: 'published',
    layout: 'Co-operative Bank',
    text: `Date,Description,Type,Money In,Money Out,Balance
2026-03-12,KAZLAUSKAS J M482137,OTHER,15.00,,515.00
2026-03-13,HALL HIRE,FASTER,,85.00,430.00
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'KAZLAUSKAS J M482137'],
      ['2026-03-13', -8500, 'HALL HIRE'],
    ],
  },
  {
    bank: 'CAF Bank',
    source: 'memory',
    layout: null,
    text: `Account:,LIETUVIU BENDRUOMENE 40-52-40 00012345
Date,Transaction,Details,Debits,Credits,Balance
12-Mar-2026,Faster Payment In,KAZLAUSKAS J M482137,,15.00,515.00
31-Mar-2026,Account Fee,MONTHLY FEE,8.00,,507.00
,,Totals,8.00,15.00,
`,
    account: '40524000012345',
    lines: [
      ['2026-03-12', 1500, 'Faster Payment In KAZLAUSKAS J M482137'],
      ['2026-03-31', -800, 'MONTHLY FEE'],
    ],
  },
  {
    bank: 'Virgin Money',
    source: 'memory',
    layout: 'Virgin Money',
    text: `Transaction Date,Description,Debits,Credits,Balance
12/03/2026,"KAZLAUSKAS J, M482137",,15.00,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'KAZLAUSKAS J, M482137']],
  },
  {
    bank: 'Tide',
    source: 'memory',
    layout: 'Tide',
    text: `Date,Timestamp,Transaction ID,Transaction description,Reference,Paid in,Paid out,Status
2026-03-12,2026-03-12 10:45:00,abc-1,J Kazlauskas,M482137,15.00,,Completed
2026-03-13,2026-03-13 10:45:00,abc-2,Hall Hire,March,,85.00,Completed
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'J Kazlauskas M482137'],
      ['2026-03-13', -8500, 'Hall Hire March'],
    ],
  },
  {
    bank: 'Wise',
    source: 'published',
    layout: 'Wise',
    text: `TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees
TRANSFER-1,12-03-2026,15.00,GBP,Received money from Jonas Kazlauskas with reference M482137,M482137,515.00,,,,Jonas Kazlauskas,,,,,,,,0.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'Received money from Jonas Kazlauskas']],
  },
  {
    bank: 'Revolut',
    source: 'published',
    layout: 'Revolut',
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-03-12 10:45:01,2026-03-12 10:45:03,Payment from Jonas Kazlauskas,15.00,0.00,GBP,COMPLETED,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'Payment from Jonas Kazlauskas']],
  },
  {
    bank: 'PayPal',
    source: 'memory',
    layout: 'PayPal',
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Subject","Note","Balance"
"12/03/2026","10:45:00","GMT","Jonas Kazlauskas","Mobile Payment","Completed","GBP","15.00","-0.64","14.36","a@example.test","b@example.test","5TY05013RG002845M","M482137","","514.36"
`,
    account: '',
    lines: [['2026-03-12', 1500, 'Jonas Kazlauskas Mobile Payment']],
  },
  {
    bank: 'First Direct',
    source: 'memory',
    layout: 'First Direct',
    text: `Date,Description,Amount,Balance
12/03/2026,KAZLAUSKAS J M482137,15.00,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'KAZLAUSKAS J M482137']],
  },
]
