/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `by|cells missing|clean|clean and named|columns 1
columns 2|columns 3|columns 4|columns unspoken 0|columns unspoken 1
columns unspoken 2|columns with rivals 0|columns with rivals 1|columns with rivals 2|doubt adjective left
doubt average left|doubt column left|doubt comparison left|doubt condition without a value|doubt each left
doubt maximum left|doubt most left|doubt not left|doubt or|doubt sort left
doubt table left|doubt values unsaid|doubts 0|doubts 1|doubts 2
doubts 3|frames aggregate|frames any|frames ascending|frames assume measure
frames beside than|frames columns 0|frames columns 1|frames columns 2|frames columns 3
frames columns 5|frames compare|frames conditions 0|frames conditions 1|frames conditions 2
frames count|frames countDistinct of a column|frames denied|frames descending|frames filter columnValue
frames filter number|frames groups 0|frames groups 1|frames none|frames of different
frames oneOf|frames other|frames period|frames records|frames related
frames related ×2|frames same|frames score -1|frames score -2|frames score -3
frames score 0|frames score 1|frames score 2|frames score 3|frames score 4
frames score 5|frames score 7|frames score 9|frames show double|frames show integer
frames show text|frames sum of a column|frames tied|frames unclear|frames value value
frames values|idle ,|idle a|idle all|idle an
idle and|idle are|idle are ×2|idle average|idle by
idle did|idle do|idle does|idle each|idle find
idle for|idle has|idle have|idle highest|idle how
idle in|idle is|idle least|idle list|idle many
idle more|idle not|idle number|idle of|idle of ×2
idle or|idle order|idle return|idle show|idle sorted
idle that|idle the|idle the ×2|idle the ×3|idle their
idle there|idle they|idle what|idle which|idle who
idle with|joins 0|joins 1|joins 2|link name 0.8
link name 0.8 ×2|link name 1|link name 1 ×2|link name 1 ×3|link part 0.6
link part 0.6 ×2|link part 0.8|links over -0.2|links over 0|links over 0.2
links over 0.4|links over 0.6|links over 0.8|links over 1|margin -1
margin 0|margin 0.5|margin 1|margin 2|method frames
method roles|named|no role reading|one asked, several told|opens how
opens what|opens what are|opens what are the|opens what is|opens what is the
read 1 parts|read 3 parts|read 4 parts|read 5 parts|read 6 parts
read 7 parts|read 9 parts|read aggregate|read and|read and not shown
read ask:show|read ask:what|read ask:which|read countFilter|read dimensions
read filter|read period|read role avg|read role condition|read role condition ×2
read role condition ×3|read role countBound|read role countBound ×2|read role counted|read role denial
read role denied|read role grouped|read role highest|read role lowest|read role mostCounted
read role none|read role none ×2|read role none ×3|read role shown|read role shown ×2
read role shown ×3|read sort|read term|read term ×2|read term ×3
read unread name|read unread name ×2|read unread verb|read unread word|read verb
read without|refused |refused It is not clear what|refused Nothing to count or add|related = 0
related >= 1|related >= 1 ×2|rivals 0|rivals 1|rivals 2
rivals 3|role ascending|role condition|role condition ×2|role condition ×3
role countBound|role countBound ×2|role denied|role grouped|role lowest
role none|role none ×2|role none ×3|role shown|role shown ×2
role shown ×3|roles 1|roles 2|roles 3|roles ahead over 0.1
roles ahead over 0.3|roles ahead over 0.6|roles ahead over 1|roles ahead over 1.5|roles ahead over 2.5
roles behind over 0.1|roles behind over 0.3|roles behind over 0.6|roles odds over -0.1|roles odds over -0.25
roles odds over -0.5|roles odds over -1|roles odds over -2|roles odds over -3.5|roles same at 0
roles same at 1|roles same at none|roles score over -1|roles score over -3|roles score over 0
roles score over 1|roles score over 2|roles score over 3|roles score over 4|root is not shown
rows over 0|rows over 1|rows over 10|rows over 2|rows over 20
rows over 5|rows over 50|rows repeat|said after|said all
said any|said average|said each|said least|said most
said not|said or|said order|said than|said what
said where|said which|said who|said whose|score of a word over 0
score of a word over 0.5|shows date|shows decimal|shows decimal ×2|shows double
shows integer|shows integer ×2|shows text|shows text ×2|shows timestamp
tables over 10|tables over 2|tables over 3|tables over 4|tables over 5
tables over 7|tables shown 0|tables shown 1|tables shown 2|tables spoken 0
tables spoken 1|tables spoken 2|tables spoken 3|tables unspoken|told nothing
unknown 0|unknown 1|unknown 2|unknown 3|unread 0
unread 1|unread 2|unread 3|value value|weakest role over -0.1
weakest role over -0.25|weakest role over -0.5|weakest role over -1|weakest role over -2|words over 12
words over 15|words over 18|words over 22|words over 9`;

export const treeLines = `382
5w 1k 5z 6g =43 =-45 6y =-40 =-98 =-117 1k 2w 92 =74 =24 8v =-55 =-12 =-79
1p 1h 65 =-110 =-29 6x =-99 2 =-57 =-1 =73
44 1k 1h 8b =70 =47 6x =-93 =-52 =-103 1k 1h 8b =74 =58 7w =-65 =-11 =-89
46 5u 7c =71 74 =10 =47 79 =63 5i =-19 =23 74 72 o =-96 =-26 7a =-63 =-90 6o 8m =-42 =-11 =-80
7x 27 74 4r =-77 =26 6j =-66 =-20 =63 4z 5u =69 c =47 =7 =-22
1p 1h =-90 26 73 =-62 =-22 2j =-78 =-23 w 7e =66 4 =25 =5 =-1
26 4y 5b 56 =50 =-43 2p =-61 =-16 6c 1a =-73 =-14 6s =-48 =0 4v 64 =-75 =-21 =45
46 7u 7s w =64 =7 =3 8z 90 =23 =1 =43 1k 73 r =-74 =-34 6o =-20 =-68 =-85
45 75 1v 66 =-70 =-6 3z =-23 =-52 6j 4l =-52 =-16 7e =-1 =-52 5u 7e =62 =19 79 =54 3 =16 =-28
45 72 51 43 =-76 =-26 =-24 6i 2a =-67 =-33 7c =-27 =-72 1n 7e =62 =17 c 5j =48 =17 4j =-6 =40
7x 1k 1h 3h =51 =3 6s =-50 =-17 52 =-77 =-20 4y 8a 7e =62 =13 70 =4 =49 =-11
5a 5z 1q 53 =53 =-23 =-47 8a 8g =-28 =-62 6x =-44 =12 6x =-68 8m 54 =-56 =7 6t =-40 =-3
1p 1k 6u 1n =-60 =-18 26 =-12 =-45 =-73 1n 79 =62 3q =53 =24 79 =50 5p =-2 =46
45 73 66 6k =-67 =-40 =8 7d 1o =-25 =24 1y =-50 =4 87 w 7f =56 =13 =-7 3u =-14 1g =40 =-2
45 r 74 8v =-66 =-38 2h =-40 =9 8n 74 =-50 =-15 6x =-40 =17 8b 2f 1d =56 =10 =4 3u 7b =1 =-43 47 =31 =50
5a 7w 8n 2e =-63 =-16 7d =-7 =-41 1t 2d =48 =-12 8n =-51 =17 7w =-66 8m 8n =-59 =-22 42 =-27 =5
45 6x =-63 6u 6e =-54 =-7 94 =-44 =-19 3g 37 p =54 =12 48 =36 =-8 48 4p =34 =4 =-3
5z 7w 7p =-60 =-13 1t 38 =49 =20 8a =-45 =7 74 8n 6n =-56 =-16 7k =-34 =8 6x 7u =-51 =-16 91 =4 =-26
1p 73 1g 4g =-58 =-23 7b =1 =-47 7d 6s =-27 =5 5f =-44 =10 5u 7d =54 4p =44 =9 7b c =43 =8 8u =-47 =8
45 74 7d 8w =-48 =-19 7h =-62 =-31 6o 6c =-34 =-4 =-54 p 5u 7a =53 =35 7d =38 =-12 4q =5 =24
1p 72 8v =-60 6h =-14 =-43 5t 7e =-26 =-59 =47 87 14 3g =52 =28 =9 8 =-30 62 =40 =12
5w r 6 7a =-34 =-57 8i =21 =-23 6o 6u =-16 =18 2e =-47 =-16 1s 8s i =44 =-3 =-7 =-46
7x 27 8n 5r =-46 =-15 26 =-3 =-35 =44 8a 7u 26 =53 =16 6v =1 =27 3v =-22 1a =37 =-8
46 8b 5y 7l =51 =6 =6 48 7k =36 =-7 4 =-11 =-40 r 75 6 =-51 =-9 5r =-28 =5 5q 76 =-34 =3 6v =-35 =3
45 1h =-60 6x 7k =-49 =-20 u =-3 =-57 8a 4t 14 =49 =10 73 =-4 =28 6z 7k =35 =5 =-28
5b 7e 1h 1q =27 =-50 6j =-32 =-1 b 8x =-34 =1 =-53 7b 8w 8z =-51 =-19 8v =21 =1 2y 93 =-53 =-9 =-12
5h 1k r 3t =38 =-30 6x =-31 =28 =-59 7o 7f 3q =45 =22 =-10 6j =-31 =22
5w 7w 2v a =-52 =-12 =7 5a 4y =23 =-30 7a =-17 =-44 5a 4y 5u =46 =13 =-17 73 =-40 =10
1p 72 r =-52 8n =-34 =13 5t 7a =-14 =-42 =49 2e 7v 7d =49 =33 47 =9 =-3 47 8b =10 =-30 7d =43 =14
45 6i 5f 2a =-48 =-22 6u =2 =-24 7c 78 =-64 =-10 =-52 1n 7c 8f =46 =15 3o =-7 =24 79 8 =14 =43 6v =-23 =9
45 72 2v 3i =-28 =-51 =-9 5t 7d =-13 =-37 42 =12 =56 2e i 7d =48 =34 =8 48 3h =38 =1 89 =14 =-27
1k 5w 5h u =-7 =-55 4h =36 =11 7o 37 =43 =11 =-16 3k 2x =-56 =-18 =-10
46 8a 37 3g =49 =11 79 =27 =-12 8z 79 =-2 =-41 3q =36 =-8 1h 85 2u =-56 =-16 =-12 6o u =-1 =-48 2l =-47 =-12
44 r 7w 6l =-51 =-9 13 =-25 =22 6i 85 =-30 =9 5b =24 =-4 7w =-36 4z 5z =36 =-5 3z =-35 =8
5w 6j 26 6i =9 =-24 41 =-44 =-24 75 3 =-20 =13 91 =32 =1 1h 9 37 =39 =5 3n =-24 =14 22 =16 72 =-8 =-37
7x 1k 6x 3v =3 =-36 m =2 =-40 =-54 8c 5u 1b =43 =4 4p =-8 =28 8 7b =1 =-48 5o =31 =-10
46 5u 8a 7c =45 =1 6z =29 =-25 7b 82 =36 =-6 4q =-2 =-37 7c 6i 8a =-43 =-21 74 =-20 =1 87 =-52 =-15
44 6y 8l 73 =-21 =6 =-61 2l 4l =-46 =-10 8y =-28 =2 53 3 6f =25 =-5 2o =41 =11 8n =-38 =17
46 79 8 10 =10 =36 =49 37 8 =11 =34 27 =-27 =1 1k 78 =-61 r =-16 =11 =-52
46 7o 2e 2o =41 =6 6a =25 =-11 62 =-39 =6 1k 6x 4l =-33 =3 72 =-26 =4 =-51
45 7c 75 5 =-25 =-4 8l =13 =-39 7h =-53 =-18 8b 3g 7c =43 =-7 79 =13 =-12 3v =-48 79 =41 =1
5w 7e 8l 6i =-23 =4 =-58 3 =-48 =-7 2r 7o p =35 =0 =-13 6r =-38 =-1
5a 7w 8a 8n =-44 =-13 79 =12 =-2 4y 79 =41 =13 8n =-32 =18 75 3x 2a =-49 =-8 11 =-12 =-34 6y 4i =6 =-30 =-34
46 7c 10 71 =-15 =29 8c =40 =12 3z =-13 =14 7c 8y 3q =-37 =-6 8m =-14 =10 8n =-50 =-17
5h 4n 6p 6s =-18 =7 =-43 8b =46 6m =-16 =33 5u 5y 6l =27 =47 =-10 b 8w =-10 =-51 4n =27 =2
1p 7c 6j 4 =-15 =-37 1n =-7 =26 8a =-50 8r =-28 =-4 8a 1n 7c =41 =-6 73 =-8 =23 6z 3j =25 =-2 =-32
7w 3q 4g 8n =-43 =-20 =-1 1q =-23 =17 5a 4y 8w =14 =31 8n =-30 =13 2v 6y =-8 =-31 26 =34 =-9
7x 1h 4v 1w =-47 =-16 =29 r 70 =-48 =-10 6x =-27 =20 79 7u r =26 =48 =0 5y 4 =25 =-1 =-45
11 6o 8l 8y =1 =22 =-46 1g 8n =-29 =-8 70 =-16 =15 73 6k 9 =-44 =-13 =5 7f 8l =4 =-46 =-49
7x 1h 5h 3 =-49 =-21 61 =-11 =32 6u 2h =-23 =3 6k =-6 =23 5u 5y 1b =35 =-8 =-8 8e =22 27 =-59 =3
7x 1h 5a 74 =-27 =2 =-49 78 =-55 6x =-28 =5 7u 5u 7e =34 =-16 4 =-25 =11 17 =13 6i =-1 =-31
46 87 3g 2n =31 =1 69 =-25 =18 6x =-31 2e =15 =-21 7a 8l 5d =-17 =6 =-54 2b 7p =-43 =-1 6i =-12 =18
4y 7e 6q f =14 =-42 5 =-38 =-4 4i =-35 =-11 74 3j 24 =-40 =-3 2h =-16 =27 8l 35 =-4 =32 =-42
1p 8n 8m 4l =-41 =-2 39 =13 =-16 5a 72 =-8 =38 2l =-10 =33 8a z 85 =40 =21 90 =19 =-14 3u =-24 s =21 =-7
45 1h 6d =-47 74 =-30 =9 3x 3f =-34 =9 92 =9 =-18 3g 10 3x =-12 =23 5i =36 =7 73 =-32 4 =18 =-7
45 7c 6u 6d =-29 =-2 8r =-10 =17 8b =-46 =-14 8a 7c 2o =37 =3 =-7 72 5i =-47 =3 20 =22 =-14
46 8b 7u 1m =40 =23 7b =14 =-21 3y 7d =1 =-61 7r =28 =12 1h 57 8 =-22 =-50 =-13 6x 56 =-32 =-3 92 =9 =-28
1k u t 25 =14 =-46 4i =-28 =-2 18 =-45 =0 5e =-46 =-16
7x 2v 6t 86 =-22 =22 49 =4 =-34 8k 56 =41 =6 =-3 8b 5u 7c =37 =-12 6t =-14 =4 3v =-35 5u =14 =-24
7d 8l 6y 53 =21 =-19 5z =3 =-25 =-56 11 25 3i =-18 =10 =-46 6l 5t =-43 =13 =20
1k u 8l t =17 =-17 =-54 =-42 7m =-46 =-10
7x 78 =-51 6j 81 =-23 =20 3w =-32 =3 79 7u 4s =40 =11 =8 8c q =20 =-20 16 =-35 =11
1k r 7w 70 =-42 =-3 78 =-46 =1 25 8o =23 =-22 =-55 6d b 61 =-22 =-6 =-46 82 =5 =-25
r 7w 1q =-43 6l =-25 =12 7d 78 =-48 =7 76 =-25 =5 25 78 =-37 6y =21 =-10 =-51
1k 39 8s 8l =18 =-42 7r =-36 =-7 3y 1c =-37 =6 25 =0 =-38 8b 77 39 =-49 =-16 =-9 6t =-19 =9
7x 7c 8z 3q =-35 =1 78 =-48 =6 5e =-43 =-12 6l 87 z =16 =-24 3y =-45 =-2 =43
7d 1p 6c 0 =-20 =20 5m =-1 =31 79 90 =38 =18 5u =15 =-42 73 4w 7k =-43 =-2 =16 6j 1p =-26 =6 3z =-10 =19
7x r u 8m =-22 =1 =-46 38 2p =-21 =13 87 =19 =-23 87 4q 8b =34 =8 r =-10 =16 6k 4o =-38 =1 =9
1k 8l 79 6u =1 =30 2h =-4 =35 =-52 8b 2e =-44 =-10 82 =10 =-11
46 37 7o 4q =28 =6 =-25 82 4q =18 =-11 =-28 3x 7t 3q =-40 =-12 5d =-12 =7 7f 8r =-7 =16 4h =-39 =-8
46 5y 8k 7z =14 =42 4q =-21 =5 =-37 74 8r 6s =-30 =-5 3x =-19 =4 7y m =7 =-36 =-37
1p u 70 90 =-39 =-3 2h =-6 =19 5k =-51 =-1 6l 7z 7d =10 =-17 =35 6s 1f =-8 =29 =44
7e 5w 5t 5r =-10 =13 =41 t 4q =20 =-1 =-18 =-42
r u 5r 46 =6 =-18 6v =-25 =28 5k =-42 =-7 6y 7f 5t =14 =43 2 =-24 =1 1f =0 5a =-5 =-31
8l r 44 13 =-16 =26 6m =20 =-10 25 7f =17 =-28 =-44 =-53
7d 45 8w 84 =-25 =1 5k =13 =-14 84 s =36 =-7 15 =12 =-34 5e 27 2y =-28 =14 =12 8m 82 =6 =-21 26 =36 =-11
78 =-46 79 8w 4 =16 =-11 8o =34 =-6 5g 1h =-18 =-1 =32
7c 1p 70 2s =-37 =-9 1j =7 =-16 8b 7o =33 =-16 8 =-36 =17 6d =-39 =1
8l 5t 79 6u =-6 =17 11 =-1 =-15 =38 =-50
25 8l 45 1o =-6 =52 1n =20 =-19 =-49 =-52
7e 46 8a 7u =32 =-31 3x =-28 =8 1h 8a =-40 =-8 8w =-6 =13 45 =-41 =-7
8l 7d 31 5 =3 =22 39 =-2 =-29 3y 4u =-32 =3 6x =-21 =7 =-49
7f 25 7w 5a =-2 =-26 m =10 =-34 =-47 6d 84 =-16 =-50 =-8
44 6c 10 s =-45 =-10 91 =-2 =-29 7a 5m =0 =21 3q =-23 =15 79 53 7w =-9 =26 16 =-7 =-29 22 37 =12 =-28 6c =-44 =-6
u 78 =-44 7a 5d =0 =19 13 =-20 =24 37 =-40 =-10
25 u 74 27 =-5 =27 6c =-8 =16 =-35 =-46
7c t 92 4q =11 =-9 8a =7 =-32 32 3q =-30 =6 =17 1p =-38 8h =8 =-17
78 =-48 6y 13 2v =2 =31 62 =40 =5 7x 7k =-28 =4 =21
5v 11 5u 46 =17 =1 89 =-46 =8 6k 89 =-4 =-21 1u =25 =-25 =43
u 13 f 1h =-6 =9 =-45 3s =44 =-10 8h =-40 72 =-19 =-5
8l 7d 22 4x =12 =-17 8y =-26 =4 13 4u =-17 =12 5d =31 =5 =-43
78 =-45 5t 46 9 =15 =-28 8r =-14 =7 6j =6 =47
7c 22 5b t =14 =-11 8m =-20 =6 8x 74 =-29 =0 4p =-16 =5 8c 74 =-43 90 =-5 =-20 =8
25 8l 7e 5b =7 =-10 6d =-36 =-4 =-43 =-44
6s y 5a 3h =3 =-32 5d =-27 =-4 =32 z 2h 8s =12 =-20 =40 =-30
1o 36 7a 2g =2 =-20 6e =-16 =9 =42 =37
25 u 5t 6l =-2 =14 5q =16 =46 37 =-36 =-5 =-45
5t 6s 85 1p =-15 =1 6d =-1 =17 6m 5r =-4 =31 4a =30 =-1 6j =1 =51
1k 87 91 22 =15 =1 8i =-13 =10 3i =-47 1g =-1 =-29 5e 8 =-9 1g =-46 =-10 =-7
25 8l l 3n =-3 =9 =-35 =-46 =-52
7x 5t 3q 6u =-26 =-6 16 =28 =-4 =43 5u 4j 28 =25 =-9 b =-20 =19 b =-44 =-3
1k 7c 7p 11 =10 =-8 22 =43 =-4 8i 3z =-40 =-7 =11 1g 5e =-42 =-14 =-6
1o 5u 7x 8i =-8 =11 3i =-13 =23 7b 37 =-18 =22 4z =-56 =-4 =32
2h 46 1n 8k =18 =-18 8e =11 =-23 1n 3c =-13 =25 9 =7 =46 x 1n 5m =18 =45 =-1 =-10
8l f 1o 7d =5 =-8 5q =14 =47 =-44 =-46
1k f i 3y =-3 =12 3s =-27 =17 =-40 2e =-37 =2
1k 90 11 1t =25 =-6 6l =-4 =33 7r 1h =-19 =13 2h =-18 =17 4e 74 =-44 11 =0 =-23 =-4
13 8z 90 1p =-22 =9 5r =-33 =-2 72 4c =-22 =4 5u =6 =-13 8i =36 =-5
f 8m 8n 7x =-25 =4 61 =19 =-8 6b 53 =21 =-14 61 =-38 =-6 =-44
25 3 7p y =-6 =28 6k =29 =-8 6n 4u =11 =-34 16 =11 =44 =-45
6c v 12 27 =-35 =8 =6 4w 7d =1 =-25 =27 6y 91 7d =28 =3 8m =-14 =18 88 =0 16 =-6 =-31
5t 7u 7f 2h =0 =29 8v =-34 =1 2y 8u =-35 =-7 =11 6j =4 =43
1k 8l 13 5c =6 =-25 17 =41 =10 =-44 67 8b 3o =-45 =-13 =-13 =-3
25 8y 13 27 =-16 =12 =23 6l 6o =2 =-23 3 =7 =34 =-38
1k u 3h f =10 =-41 47 =0 =-22 =-31 2e 3e 3h =-40 =-6 =-5 =0
u 25 5u 4y =9 =-6 4y =-33 =3 =-34 =-31
25 f 3n 5r =-8 =23 3h =13 =-7 =-40 r =-8 =-48
1k 8l f 7f =8 =-21 =-41 =-44 r =-42 5d =-30 =4
7f 78 =-44 u 66 =3 =44 =-32 4 =-8 =-39
25 7f h 5c =6 =-20 =-39 82 8m =-42 =-11 =-2 =-45
8l 25 7g u =6 =-25 =-42 =-40 =-41
39 5r 5g 64 =-2 =27 =37 6j =-15 c =50 =4 7u 8r 2p =-17 =13 8 =-9 =18 =-31
4w 7d 56 8v =-7 =6 39 =32 =-8 3z 2b =-26 =9 3g =14 =-26 1l =1 =28
25 13 f l =2 =-33 =-36 8e =4 =36 =-35
8l o 7o 27 =0 =18 39 =-31 =3 =45 =-43
5t 13 8m 7x =-14 =3 u =11 =-32 69 =-1 61 =35 =7 7x =46 =8
6c v 7y 16 =-44 =-21 =16 26 53 =10 =-5 23 =-24 =13 7f c e =18 =-17 8m =-9 =16 8q =-33 16 =-9 =13
1b 4w 2h 79 =5 =-6 3o =27 =-4 v =4 =27 =-29
1k 8l 8b 2r =13 =-10 6w =-29 =0 =-40 2e 8b =-41 =-3 =-2
l 3x 4 4n =11 =-13 4n =-32 =11 f 25 =7 =-29 =-38 =-36
1k 49 9 3g =9 =-13 23 =-36 =7 1j 47 =-35 =-14 =5 2t 3o 6p =-44 =-11 =-3 =12
25 3x 64 4w =-23 =12 =23 91 62 =12 =-3 15 =-13 =24 =-36
1k 7c r 4z =-9 =14 87 =18 =-16 8h 3y =-14 =10 =-42 67 3h =-39 =-9 =-6
8l o 66 2h =-1 =20 55 =10 =38 =48 =-39
u 25 5l 3n =-4 =8 =-31 =-37 =-29
1k 5t 7c 7i =7 =-28 8x =-32 =-3 =39 5 =-32 2 =-18 =16
l 6c 11 22 =14 =-8 4v =-35 =4 7h 42 =3 =26 11 =6 =-17 =-36
7d 8l 6c 1m =2 =-29 84 =-8 =16 =-40 1m 8r 8x =-41 =-15 5n =13 =-21 4 41 =0 =25 84 =1 =-25
1o 5b 4q 8p =5 =-29 3 =-32 =4 6l 4l =-25 =-8 8n =11 =-8 =42
f 5s 13 8n =-6 =6 4d =29 =-6 =33 =-37
1o 6l 7z 64 =-13 =17 6u =22 =-9 6u r =-39 =-7 2r =21 =-6 =39
5 5d 8d 6 =-27 =5 8i =-4 =20 3i 2d =1 =-24 7f =16 =-19 1a 1q d =9 =-15 =39 7b =-6 =-30
7f 33 55 f =0 =-36 =37 =38 c =-39 =-3
2v 7f 6c 46 =5 =-11 8r =1 =20 90 =-35 =-8 8a 30 =10 =49 3i =-11 =14
3b 7f 5t 7p =0 =24 1p =48 =8 8 =-3 =-29 =-38
1o o 5k 3d =-2 =-33 4k =-23 =-2 =33 =35
78 =-39 5d 8d 5 =-20 =4 1w =0 =32 e 2z =13 =-18 =-26
78 =-40 7f 5t 3g =2 =-16 1h =8 =44 2 c =-33 =-6 =1
78 =-39 3x 51 94 =3 =-26 =30 7q 68 =7 =-23 1j =-3 =-35
1k 8a 7c 82 =16 =-1 8h =3 =-38 6z 6a =2 =-18 82 =-12 =-36 2e 8a 5 =-40 =-13 =4 =7
1o 5k 3h i =6 =-19 5 =-26 =7 5n 82 =1 =-23 =-41 =31
8m 5b y 3y =-7 =5 =29 8e 8k =9 =-22 3f =-29 =3 6o r j =-1 =26 8c =32 =-2 5d =-5 =-17
4w 5s 3d 8l =0 =-36 =-39 =40 =29
i 2q 1h 45 =-25 =1 6o =8 =-14 =-28 50 6v =-3 =-37 76 =-6 =5
25 1k 78 =-36 8t =5 =-22 90 =-30 =10 =-46
1k 3h 6a 3g =9 =-14 2y =-16 =37 74 5 =-46 =-4 8m =-12 =21 74 8a =-39 =-8 4 =8 =-10
7u 52 7c 40 =2 =-31 5a =-5 =-33 73 =46 =0 5m 5t 2n =-30 =-7 =6 16 =22 =-14
1a 4 5u 73 =22 =8 38 =-41 =-5 6c 4n =-23 =24 7d =12 =-9 8n 56 89 =-12 =-60 =-5 =14
2h y 8k 5u =2 =-14 38 =-32 =-4 =29 3o 38 =1 =35 76 =-24 =19
27 4v 5t 3q =-2 =14 =30 94 =16 6t =-18 =-55 3q s 2e =44 =4 79 =14 =-7 =-16
j 3b 2o 4t =1 =-29 7b =-3 =-40 =-30 3j 6d 8x =-16 =5 =28 =43
2v j 60 8m =-10 =4 =21 4 75 =38 =5 4z =-9 =20 5e =36 =-6
1k 2o 7m 1b =7 =-19 90 =10 =-38 89 =-32 44 =-16 =14 90 6s =-35 r =-13 =5 8x =6 =0
4w 7e 3h 82 =6 =-6 63 =-23 =13 6d =-33 =-4 22 =30 =6
13 7g 4w 6c =-9 =2 8e =4 =30 =-41 8e =13 =38
79 78 =-38 58 2w =13 =-9 =-26 50 8a 4u =-9 =29 4k =-26 =15 37 =26 =-11
82 u 8h 87 =17 =-12 3l =-6 =16 =-27 4j 8d 5 =-22 =2 7x =-3 =20 5z 7x =-14 =-49 30 =0 =-22
8l 64 9 l =2 =-34 46 =-39 =-2 8i =43 =-2 =-35
1o 2d 7d 1j =11 =-3 1m =-26 =0 11 5n =0 =-27 1m =-7 =-40 2d =9 =37
2h 1o r 1p =-17 =2 87 =5 =-24 2d =7 =34 2d 26 =42 =-5 41 =-20 =5
25 8l 3d 5u =5 =-10 =-30 =-34 =-40
25 4 8b 6s =7 =31 4n =2 =-40 5t 4n =-8 =15 =26 =-39
1k 91 5o 50 =6 =40 8u =-38 =-1 j 1o =-15 =24 39 =23 =6 r =-35 38 =-25 =16
8l f 2v i =4 =-13 39 =38 =3 =-35 =-37
53 k 8d l =0 =-30 1t =20 =-14 =-32 8d r =-15 8q =18 =-9 6h =-7 =-33
7f 6a 4d m =3 =-34 6w =-12 =26 2y 18 =-17 =21 =29 6j =-36 7c =-4 =-17
8l f 6l 5v =0 =27 2 =4 =28 =-33 =-34
5b 5d 4y 5u =11 =-24 72 =14 =-29 8g 7c =24 =-11 17 =-16 =12 7n 2h 3e =-9 =-38 39 =21 =-6 =33
8r 7m 5n 5u =3 =-22 5u =-32 =10 0 =-42 8a =3 =-15 3h 8e 42 =-14 =23 6v =-12 =23 8u 6t =6 =-18 =-30
2d 8i 38 3q =-1 =-46 u =11 =-23 p 3f =29 =-11 3n =-14 =7 3q 67 2p =-23 =0 22 =12 =-18 10 8x =29 =10 =-17
f 5 6q 38 =-9 =4 =-27 1q 3p =8 =-18 =47 =-35
l 23 46 2e =15 =-19 1h =-40 =-8 8m 5b =3 =-16 6y =22 =-12 =-29
87 1t 58 m =5 =-21 =-27 38 =-33 8 =18 =-12 s 3q 30 =4 =-41 =-56 8w =-9 =18
39 3e 8o 7b =6 =-7 =-29 7h 4k =32 =-9 7b =-10 =2 2d 7u t =12 =-19 =-25 4m 57 =-24 =7 =8
49 1k 87 7o =6 =-19 r =5 =-30 8 =10 5 =-35 =-3 5x 5 =-24 =11 =-43
o 7f 5t j =-4 =18 =26 5z =-35 26 =-3 =-27 =37
7e 2h 8s z =1 =22 b =-31 =-4 2d =29 30 =9 =-8 8q =-29 8x =-9 =-1
7c 85 59 g =-3 =25 =23 92 23 =-31 =32 7r =8 =-30 8b =-32 =0
1o 5u 91 73 =-5 =13 15 =-16 =25 s 4p =-37 =2 8a =-15 =21 =32
8m 5t 13 6a =-4 =-18 82 =30 =-2 1p =32 =3 30 5r 5z =22 =-5 8e =5 =38 83 5r =15 =-1 =-24
1k 6l 8r 22 =-3 =-20 1j =14 =-10 8o 3q =17 =-10 =-19 67 b =-9 =-35 =8
4t 78 =-32 l 52 =3 =29 =-28 =-35
13 3x 4 4c =9 =-21 2p =-26 =-3 3d 2h =0 =18 =-30 30 =32 =6
1k 3b 3x 24 =-9 =19 l =8 =-23 =-21 6d 2e =-33 =-1 =7
1o 5u 5n 82 =10 =-4 4y =-5 =-33 4y 2e =-13 =-51 6c =-25 =12 =34
3b 2v 8l 38 =-7 =4 =-34 26 5b =42 =7 =-2 =-34
5t 80 4g 50 =-4 =16 =28 =34 8 =7 =33
u 8k 4n t =4 =-14 47 =3 =37 23 6t =-45 =-10 6l =-7 =24 =-25
1k 8l 31 j =2 =21 8e =11 =-27 =-35 47 =-34 5d 8e =-27 =-7 =3
5k 2g 6j 11 =6 =-13 92 =12 =-12 6j 8a =3 =-7 21 =-40 =1 2v 26 3z =-33 =0 =1 =10
58 78 =-34 51 1 =0 =-27 69 =46 =0 =-36
38 7y 13 8b =-7 =-23 =21 =25 6a 3o 6c =3 =19 18 =2 =-30 4z 2y =-17 =22 3e =15 =-12
25 51 5i 1c =-5 =15 8f =16 =-18 69 =44 =-10 =-44
2o 4w u 8m =-3 =10 37 =-32 =4 =24 1c 6t =-47 =-13 =3
8i j 6a 82 =5 =-8 44 =-26 =7 8k 69 =-16 =15 =37 7r 75 82 =22 =-6 6e =35 =2 6s 92 =18 =-25 =-22
1k 5o 39 4q =10 =-13 91 =1 =-12 7b =2 =-37 4b 5z =-6 =-30 =1
5k 58 w 34 =2 =28 =-32 =-32 c 5m 1t =-38 =2 73 =-18 =18 8a =12 =-11
6c 7o 72 3e =3 =27 1m =-4 =-28 =-39 6y e 6k =13 =-6 =-22 37 5m =-28 =8 =17
8c 4 1n 2o =12 =-16 61 =-25 =3 7e 4c =-7 =10 =-34 8r 76 79 =-10 =-34 1p =-3 =4 s 6t =-4 =3 =35
l 78 =-32 22 69 =13 =1 1g =-2 =-29 =-36
3b 25 2v 5b =4 =-7 1m =-14 =32 =-27 =-26
22 r 3a 1c =-2 =24 =-23 1u 2 =24 =4 4h =-26 =10 3w 8d =-42 =-10 8d 6c =-30 =1 2 =-3 =27
3b 8l 6c 41 =2 =-21 u =11 =-20 =-33 =-31
7f 2d 8t 3x =-2 =12 =-23 4 6s =-7 =18 18 =-38 =2 4 =8 =-32
8n 22 7y 8m =-9 =6 5h =-5 =32 8i 1x =-28 =16 5r =-6 =22 8a 5d 0 =-26 =12 4d =2 =26 74 6a =40 =-10 30 =11 =-19
1k 2h t 49 =4 =-17 5 =-24 =9 3j 5 =16 =-15 =39 84 =-33 6t =-20 =15
25 3x 64 1e =-18 =23 =21 1q 5n =3 =-12 4 =52 =-1 =-35
2o 4w 2j 3b =1 =-27 =26 =28 79 73 =15 =-14 =-41
3m 3b 5d 62 =-2 =-24 1j =10 =-13 =-30 =24
34 2q h 1q =1 =18 =-26 =-26 8a =30 =5
f 78 =-33 39 38 =-3 =13 7r =3 =-18 =-35
79 1p 53 4k =7 =-22 8i =-23 =-4 8 6h =-22 =25 4f =37 =10 o 1h 6h =3 =-22 19 =-6 =20 =32
2h 7u 49 h =2 =-31 3n =-38 =-7 7n 6i =-2 =-31 =14 6y 3i 6t =15 =48 s =-8 =25 =-15
8s 3b 8m 13 =-3 =19 x =11 =-28 =-25 2m 26 2s =-38 =-11 =9 =5
6y 1 1c a =3 =-22 5h =29 =-11 =-24 67 7u 8d =-30 =-7 =-3 r =28 =-6
1k 5q 1a 4q =11 =-2 7b =4 =-34 5t 2t =-11 =8 =25 2e 3 =-34 =-5 =19
1x 2d 76 3h =1 =-25 c =27 =-14 1g 4m =-19 =12 5m =23 =-12 2s 5u 4z =26 =6 =8 =-16
f 1k 3a 2h =1 =21 47 =0 =-22 73 =-28 23 =-18 =8 =-32
n 5g 64 2c =-5 =28 5a =31 =-6 =26 =28
j 58 2v 80 =-4 =25 41 =2 =31 =-34 p 4 =36 4p =-11 =25 =-24
2d 7y 5z 3q =-2 =-32 r =1 =20 =31 39 5m 50 =16 =-14 62 =-27 =20 42 1x =-4 =-26 5m =-45 =-8
j 1a 25 2v =1 =20 =-30 6u =-47 8a =16 =-18 u =28 =-19
25 1z 4w 1j =2 =-11 =26 3y 1m =9 =-4 =28 =-34
13 8k 3q 3 =-5 =11 8g =22 =-4 6s 7a =-27 =-4 79 =29 =-16 2e =29 =-2
1o 5b c 6c =-2 =10 3e =-16 =10 6n 2a =-21 =11 =20 =31
3m o 8i 82 =0 =-11 8w =15 =-6 =31 =25
7 2o 2d 1t =8 =-11 5v =-9 =35 1c 6t =-35 =-7 =11 =-25
2h 5 5b 67 =-2 =-19 18 =-25 =14 4q 8j =10 =-16 44 =-2 =-27 8k t 5m =4 =35 =3 =-8
7o 3v 0 8b =34 =7 =-5 6 1r =0 =-28 39 =28 =-4 6c =-43 7b =11 =-9
38 5g c 1w =-5 =18 6k =-34 =18 =20 8z 8e =8 5a =-3 =-28 7j 1j =13 =-2 81 =-30 =1
8r c 1k 8u =-2 =12 3 =-28 =-1 4r 5m =-1 =-34 =-37 1j 8a 8i =-2 =19 7u =31 =-1 8e =-30 5a =25 =-12
8l 2o e 5d =1 =11 =-19 90 =-29 30 =4 =-11 =-33
7u 1p 3r 2i =1 =-25 =28 2p 8a =27 =5 b =-31 =10 7n 2p 6y =-42 =0 8q =22 =-14 =17
7e 2k 1r 2q =2 =-22 =-22 =-25 6t =-23 =-7
68 7d 22 1j =15 =-2 30 =3 =-21 7m 7o =1 =-35 =-41 =-27
1i 13 64 79 =2 =-9 69 =35 =-6 29 =29 47 =-9 =16 8y =-5 2e 17 =16 =-10 =36
79 6t 83 1f =19 =-13 =26 3y 2r =13 =-19 2s =35 =-6 5o 23 1f =-35 =-8 l =4 =-32 4b =-8 =-56
78 =-34 8r 4w 5r =-4 =9 22 =28 =0 0 2a =4 =27 19 =8 =35
c o 8h 4t =9 =-26 8y =-20 =1 =30 3j 4b 94 =-3 =-23 8h =-13 =7 5q =17 =-11
f 1r 2u 5t =3 =25 =-20 =-19 =-29`;
