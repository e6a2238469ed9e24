/**
 * The functions that foreign SQL may call: none of them reads a file, a setting, another query or the catalog. A list of
 * what is allowed, because a list of what is forbidden is out of date with every release.
 */
export const allowedFunctions: ReadonlySet<string> = new Set(
  `+ - * / % // ** ^ & | ~ << >> || ~~ !~~ ~~* !~~* ~~~ ^@ @> <@ && @ !
  abs acos add approx_count_distinct approx_quantile approx_top_k arg_max arg_max_null arg_min arg_min_null argmax argmin
  array_agg array_append array_concat array_contains array_distinct array_extract array_has array_has_all array_has_any
  array_intersect array_length array_position array_prepend array_slice array_sort array_to_string array_unique
  array_value array_aggr array_apply array_filter array_transform array_reduce array_zip
  any_value ascii asin atan atan2 avg bar bin bit_and bit_count bit_length bit_or bit_xor bool_and bool_or cbrt ceil
  ceiling century chr coalesce concat concat_ws contains corr cos cot count count_if count_star countif covar_pop
  covar_samp cume_dist current_date current_localtime current_localtimestamp current_timestamp get_current_time
  damerau_levenshtein date_add date_diff date_part date_sub date_trunc datediff datepart datesub datetrunc day dayname
  dayofmonth dayofweek dayofyear decade degrees dense_rank divide editdist3 element_at ends_with entropy epoch epoch_ms
  epoch_ns epoch_us equi_width_bins era even exp factorial favg fdiv fill filter first first_value flatten floor fmod
  format formatreadabledecimalsize formatreadablesize format_bytes from_hex fsum gamma gcd generate_series
  geometric_mean geomean greatest greatest_common_divisor group_concat grouping grouping_id hamming hash hex histogram
  hour if ifnull instr isfinite isinf isnan isodow isoyear jaccard jaro_similarity jaro_winkler_similarity
  julian kahan_sum kurtosis kurtosis_pop lag last last_day last_value lcase lcm lead least least_common_multiple left
  left_grapheme len length length_grapheme levenshtein lgamma like_escape not_like_escape ilike_escape
  not_ilike_escape list list_aggr list_aggregate list_any_value list_append list_apply list_avg list_cat list_concat
  list_contains list_count list_distinct list_element list_extract list_filter list_first list_grade_up list_has
  list_has_all list_has_any list_indexof list_intersect list_last list_max list_median list_min list_mode list_pack
  list_position list_prepend list_product list_reduce list_reverse list_reverse_sort list_select list_slice list_sort
  list_string_agg list_sum list_transform list_unique list_value list_where list_zip listagg ln log log10 log2 lower
  lpad ltrim mad make_date make_time make_timestamp map map_contains map_entries map_extract map_from_entries map_keys
  map_values max max_by md5 mean median microsecond millennium millisecond min min_by minute mod mode month monthname
  multiply nanosecond nextafter nfc_normalize now nth_value ntile nullif ord overlay percent_rank pi position pow power
  prefix printf product quantile quantile_cont quantile_disc quarter radians range rank rank_dense regexp_escape
  regexp_extract regexp_extract_all regexp_full_match regexp_matches regexp_replace regexp_split_to_array regr_avgx
  regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy repeat replace reservoir_quantile
  reverse right right_grapheme round round_even roundbankers row row_number rpad rtrim second sem setseed sha1 sha256
  sign signbit sin skewness split split_part sqrt starts_with stddev stddev_pop stddev_samp str_split str_split_regex
  strftime string_agg string_split string_split_regex string_to_array strip_accents strlen strpos strptime struct_extract
  struct_pack substr substring substring_grapheme subtract suffix sum sum_no_overflow sumkahan tan time_bucket timezone
  to_base to_days to_hex to_hours to_microseconds to_milliseconds to_minutes to_months to_quarters to_seconds
  to_timestamp to_weeks to_years to_decades to_centuries today transaction_timestamp translate trim trunc try_strptime
  typeof ucase unbin unhex unicode union_extract union_tag union_value unnest upper url_decode url_encode var_pop
  var_samp variance wavg week weekday weekofyear weighted_avg width_bucket word year yearweek`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** The functions that may stand in FROM. */
export const allowedTableFunctions: ReadonlySet<string> = new Set(['range', 'generate_series', 'unnest']);
