const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/**
 * What a statement may be made of, by the names of the parser's own tree. A list of what is allowed: whatever a new version of the
 * parser or of a database adds is refused until somebody has looked at it.
 */
export const allowedVariants = words(`
  Query Select SetOperation Table Derived UNNEST
  UnnamedExpr ExprWithAlias QualifiedWildcard ObjectName Wildcard
  Identifier CompoundIdentifier Value BinaryOp UnaryOp Nested Case Cast Collate Convert Extract Floor Ceil Substring Trim Position
  Between Like ILike InList InSubquery Exists Subquery Function Interval IsNull IsNotNull IsTrue IsNotTrue IsFalse IsNotFalse
  IsDistinctFrom IsNotDistinctFrom TypedString Tuple
  List Unnamed Expr Expressions WindowSpec Preceding Following
  Inner Left LeftOuter Right RightOuter FullOuter Full CrossJoin Join On Using
  LimitOffset Constant DateTimeField Week
  Number SingleQuotedString NationalStringLiteral Boolean Placeholder
  Custom Varchar Nvarchar Varbinary Char Character CharacterVarying Text Decimal Numeric Integer Int BigInt Double DoublePrecision Float Real
  Date Datetime Timestamp Time Boolean IntegerLength PrecisionAndScale Precision`);

export const allowedFields = words(`
  with cte_tables alias name columns query body projection from selection group_by having distinct top quantity order_by kind
  limit_clause limit offset fetch flavor left right op set_quantifier relation joins join_operator subquery array_exprs explicit
  expr options asc nulls_first value quote_style args duplicate_treatment filter over within_group partition_by window_frame units
  start_bound end_bound conditions condition result else_result operand data_type collation charset styles target_before_value negated pattern
  escape_char low high list field syntax in substring_from substring_for special shorthand trim_where trim_what leading_field
  length`);

/** Plain words in the tree: operators, parts of dates, kinds of joins and of sets. */
export const allowedWords = words(`
  None Standard Distinct All Union Intersect Except CurrentRow Rows Range Row
  Plus Minus Multiply Divide Modulo StringConcat Eq NotEq Lt LtEq Gt GtEq And Or Not
  Cast TryCast From Comma Both Leading Trailing Wildcard Null NoDateTime
  Year Quarter Month Week Day Hour Minute Second Epoch Isodow Dow Doy Isoyear
  Text Date Real DoublePrecision Signed SignedInteger Unsigned Boolean Max`);

/** Types that the parser takes for somebody's own. */
export const allowedTypes = words('varchar2 nvarchar2 number datetime2 seconddate nclob');

/** True means more than false for these alone. */
export const allowedFlags = words('negated asc nulls_first explicit special shorthand target_before_value');

const common = `abs acos asin atan atan2 ceil ceiling cos cot degrees exp floor ln log log10 mod pi power radians round sign sin sqrt tan
  coalesce nullif greatest least concat length lower upper ltrim rtrim trim replace left right substring substr reverse
  avg count max min sum stddev_samp stddev_pop var_samp var_pop
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value current_date current_timestamp`;

const mysql = `date_format weekday dayofweek dayofmonth dayofyear month quarter year week hour minute second datediff timestampdiff ifnull
  if char_length truncate str_to_date last_day makedate date now curdate group_concat hex st_astext`;

/** The functions of each database that only compute. None reads a file, a setting, the catalog or another server, waits, or makes texts of any length. */
export const allowedFunctions = {
  postgresql:
    words(`${common} stddev variance corr date_trunc date_part age to_char to_date make_date char_length initcap strpos split_part
    now trunc cbrt percentile_cont percentile_disc mode bool_and bool_or string_agg generate_series encode`),
  mysql: words(`${common} ${mysql}`),
  mariadb: words(`${common} ${mysql}`),
  sqlserver:
    words(`${common} count_big stdev stdevp var varp datediff datediff_big dateadd datepart datename year month day datefromparts
    eomonth isnull iif len charindex getdate sysutcdatetime string_agg switchoffset`),
  oracle:
    words(`${common} stddev variance corr trunc to_date to_char to_number add_months months_between nvl nvl2 instr median
    percentile_cont listagg last_day rawtohex rowidtochar sys_extract_utc`),
  hana: words(`${common} stddev corr median add_days add_months add_years days_between months_between seconds_between dayofmonth dayofyear
    weekday month quarter year hour minute second to_date to_varchar to_seconddate ifnull string_agg last_day bintohex`),
  trino:
    words(`${common} stddev variance corr date_trunc day_of_week day_of_month day_of_year month year quarter week hour minute second
    date_diff date_add sequence regexp_extract strpos split_part count_if approx_distinct trunc truncate`),
};
