import type {BankExport} from './bank-export.ts'

/** Banks with branches, up to Nationwide. */
export const branchBankExports: BankExport[] = [
  {
    bank: 'Barclays',
    source: 'published',
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
    text: `Date,Type,Description,Value,Balance,Account Name,Account Number
12 Mar 2026,BAC,KAZLAUSKAS J M482137,15.00,515.00,LB,600000-12345678
`,
    account: '60000012345678',
    lines: [['2026-03-12', 1500, 'BAC KAZLAUSKAS J M482137']],
  },
  {
    bank: 'Santander, text',
    source: 'memory',
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
]
