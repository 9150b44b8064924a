-- One telephone is one number however its zeros were written: "+44 01632 …" becomes "+44 1632 …", as the contract reads
-- it now. Where both are taken, or several would become one, one account has the number and the others stay as they are.
with written as (
  select id, regexp_replace(phone, '^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0+', '+\1') as plain
  from account
  where phone ~ '^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0'
    and phone !~ '^\+(39|225|226|227|229|241|242|378|992)0'
), first as (
  select min(id) as id, plain from written where plain ~ '^\+[1-9][0-9]{6,15}$' group by plain
)
update account set phone = first.plain
from first
where account.id = first.id
  and not exists (select from account other where other.phone = first.plain);
