import type {BankExport} from './bank-export.ts'

/** Banks of the internet, of charities, and the rest. */
export const otherBankExports: BankExport[] = [
  {
    bank: 'Monzo',
    source: 'published',
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
    text: `Transaction date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
2026-03-12,FPI,77-00-00,12345678,KAZLAUSKAS J M482137,,15.00,515.00
`,
    account: '77000012345678',
    lines: [['2026-03-12', 1500, 'FPI KAZLAUSKAS J M482137']],
  },
  {
    bank: 'Metro Bank',
    source: 'memory',
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
    text: `Transaction Date,Description,Debits,Credits,Balance
12/03/2026,"KAZLAUSKAS J, M482137",,15.00,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'KAZLAUSKAS J, M482137']],
  },
  {
    bank: 'Tide',
    source: 'memory',
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
    text: `TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees
TRANSFER-1,12-03-2026,15.00,GBP,Received money from Jonas Kazlauskas with reference M482137,M482137,515.00,,,,Jonas Kazlauskas,,,,,,,,0.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'Received money from Jonas Kazlauskas']],
  },
  {
    bank: 'Revolut',
    source: 'published',
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-03-12 10:45:01,2026-03-12 10:45:03,Payment from Jonas Kazlauskas,15.00,0.00,GBP,COMPLETED,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'Payment from Jonas Kazlauskas']],
  },
  {
    bank: 'PayPal',
    source: 'memory',
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Subject","Note","Balance"
"12/03/2026","10:45:00","GMT","Jonas Kazlauskas","Mobile Payment","Completed","GBP","15.00","-0.64","14.36","a@example.test","b@example.test","5TY05013RG002845M","M482137","","514.36"
`,
    account: '',
    lines: [
      ['2026-03-12', 1500, 'Jonas Kazlauskas Mobile Payment'],
      ['2026-03-12', -64, 'fee'],
    ],
  },
  {
    bank: 'First Direct',
    source: 'memory',
    text: `Date,Description,Amount,Balance
12/03/2026,KAZLAUSKAS J M482137,15.00,515.00
`,
    account: '',
    lines: [['2026-03-12', 1500, 'KAZLAUSKAS J M482137']],
  },
]
