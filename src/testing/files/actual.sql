create table accounts (id text primary key, name text, offbudget integer default 0, tombstone integer default 0);
create table categories (id text primary key, name text, is_income integer default 0, cat_group text, tombstone integer default 0);
create table category_mapping (id text primary key, transferId text);
create table payees (id text primary key, name text, category text, transfer_acct text, tombstone integer default 0);
create table payee_mapping (id text primary key, targetId text);
create table transactions (id text primary key, isParent integer default 0, isChild integer default 0, acct text, category text, amount integer, description text, notes text, date integer, financial_id text, type text, location text, error text, imported_description text, starting_balance_flag integer default 0, transferred_id text, sort_order real, tombstone integer default 0);
insert into accounts (id, name) values ('a1', 'Checking'), ('a2', 'Savings');
insert into categories (id, name) values ('c1', 'Food'), ('c2', 'Fuel'), ('c3', 'Income');
insert into category_mapping values ('c1', 'c1'), ('c2', 'c1'), ('c3', 'c3');
insert into payees (id, name, transfer_acct) values ('p1', 'Corner Market', null), ('p2', 'Corner Mkt', null), ('p3', '', 'a2'), ('p4', 'Employer', null);
insert into payee_mapping values ('p1', 'p1'), ('p2', 'p1'), ('p3', 'p3'), ('p4', 'p4');
insert into transactions (id, acct, category, amount, description, notes, date) values
  ('t1', 'a1', 'c1', -4520, 'p1', null, 20240314),
  ('t2', 'a1', 'c2', -1234, 'p2', 'merged payee, moved category', 20240315),
  ('t3', 'a1', null, -20000, 'p3', null, 20240316),
  ('t4', 'a1', 'c3', 215000, 'p4', null, 20240317),
  ('t9', 'a1', 'c1', -100, null, 'a note and no payee', 18991231);
insert into transactions (id, acct, amount, description, date, starting_balance_flag) values ('t5', 'a1', 90000, 'p4', 20240101, 1);
insert into transactions (id, acct, category, amount, description, date, tombstone) values ('t6', 'a1', 'c1', -777, 'p1', 20240318, 1);
insert into transactions (id, isParent, acct, amount, description, date) values ('t7', 1, 'a1', -3000, 'p1', 20240319);
insert into transactions (id, isChild, acct, category, amount, description, date) values ('t7/1', 1, 'a1', 'c1', -1000, 'p1', 20240319), ('t7/2', 1, 'a1', 'c2', -2000, 'p1', 20240319);
