/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `alike 0|alike 1|alike 2|beyond roles|by
by key|by ×2|cells missing|clean|clean and named
columns 1|columns 2|columns 3|columns 4|columns 5
columns unspoken 0|columns unspoken 1|columns unspoken 2|columns unspoken 3|columns with rivals 0
columns with rivals 1|columns with rivals 2|doubt average left|doubt column implied|doubt comparison left
doubt condition without a value|doubt each left|doubt most left|doubt not left|doubt or
doubt sort left|doubt table left|doubt values unsaid|doubts 0|doubts 1
doubts 2|doubts 3|frames aggregate|frames any|frames ascending
frames assume measure|frames avg of a column|frames beside than|frames columns 0|frames columns 1
frames columns 2|frames columns 3|frames columns 4|frames columns 5|frames compare
frames conditions 0|frames conditions 1|frames conditions 2|frames count|frames countDistinct of a column
frames denied|frames descending|frames filter columnValue|frames first|frames groups 0
frames groups 1|frames having|frames missing|frames none|frames of different
frames oneOf|frames oneOf ×2|frames other|frames ranked|frames records
frames related|frames related ×2|frames same|frames score -2|frames score -3
frames score 0|frames score 1|frames score 10|frames score 2|frames score 3
frames score 4|frames score 5|frames score 6|frames score 7|frames score 8
frames score 9|frames shared|frames show decimal|frames show integer|frames show text
frames sum of a column|frames text|frames tied|frames unclear|frames value value
frames values|idle ,|idle , ×2|idle a|idle all
idle and|idle are|idle average|idle by|idle different
idle do|idle does|idle find|idle for|idle has
idle have|idle highest|idle how|idle in|idle is
idle list|idle lowest|idle many|idle not|idle number
idle of|idle or|idle order|idle return|idle show
idle that|idle the|idle the ×2|idle the ×3|idle they
idle to|idle what|idle who|idle whose|idle with
joins 0|joins 1|joins 2|link inner 0.4|link inner 0.6
link name 0.8|link name 1|link name 1 ×2|link name 1 ×3|link part 0.6
link synonym 0.8|links over -0.2|links over 0|links over 0.2|links over 0.6
links over 0.8|links over 1|margin -0.5|margin -1|margin 0
margin 0.5|margin 1|margin 1.5|margin 2|method frames
method roles|named|no role reading|one asked, several told|opens how
opens what|opens what are|opens what are the|opens what is|opens what is the
read 1 parts|read 2 parts|read 3 parts|read 4 parts|read 5 parts
read 6 parts|read 7 parts|read aggregate|read and|read and not shown
read aside|read ask:show|read ask:what|read ask:which|read countFilter
read dimensions|read filter|read filter ×2|read period|read role ascending
read role avg|read role condition|read role condition ×2|read role condition ×3|read role countBound
read role counted|read role denied|read role different|read role grouped|read role grouped ×2
read role highest|read role lowest|read role mostCounted|read role none|read role none ×2
read role shown|read role shown ×2|read sort|read term|read term ×2
read term ×3|read unread name|read unread name ×2|read unread verb|read unread word
read verb|read without|refused |refused It is not clear what|refused Nothing to count or add
related = 0|related >= 1|rivals 0|rivals 1|rivals 2
rivals 3|role ascending|role condition|role condition ×2|role condition ×3
role counted|role denied|role grouped|role lowest|role mostCounted
role none|role none ×2|role none ×3|role shown|role shown ×2
roles 1|roles 2|roles 3|roles ahead over 0.1|roles ahead over 0.3
roles ahead over 0.6|roles ahead over 1|roles ahead over 1.5|roles ahead over 2.5|roles behind over 0.1
roles behind over 0.3|roles behind over 0.6|roles behind over 1|roles odds over -0.1|roles odds over -0.25
roles odds over -0.5|roles odds over -1|roles odds over -2|roles odds over -3.5|roles same at 0
roles same at 1|roles same at 2|roles score over -2|roles score over 0|roles score over 1
roles score over 2|roles score over 3|roles score over 4|root is not shown|rows over 0
rows over 1|rows over 10|rows over 2|rows over 20|rows over 5
rows over 50|rows repeat|said all|said average|said before
said below|said both|said each|said how|said last
said least|said many|said more|said most|said not
said or|said order|said than|said total|said what
said where|said who|said whose|score of a word over 0|score of a word over 0.5
shared|shows date|shows decimal|shows decimal ×2|shows double
shows integer|shows integer ×2|shows text|shows text ×2|shows timestamp
tables over 10|tables over 3|tables over 4|tables over 5|tables over 7
tables shown 0|tables shown 1|tables shown 2|tables spoken 0|tables spoken 1
tables spoken 2|tables spoken 3|tables unspoken|told 1|told 2
told 3|told nothing|told one|unknown 0|unknown 1
unknown 2|unread 0|unread 1|unread 2|value inflected
value value|value value ×2|weakest role over -0.1|weakest role over -0.25|weakest role over -0.5
weakest role over -1|weakest role over -2|words over 12|words over 15|words over 18
words over 6|words over 9`;

export const treeLines = `671
8b 4f 73 3 =-109 =41 8 =-73 =-26 =56 5c 7n 65 =69 =39 73 =-30 =21 8 =-55 =-6
4f 66 77 5s =-121 =44 7c =-101 =-46 6r 1j =71 =11 7c =-77 =-19 7o f 8i =54 =-2 p =66 =20 =17
4g 65 7l =66 8n =7 =46 8s =58 2h =-11 =30 7c 5g 6v =-114 =-70 =-30 78 6z =-47 =-104 =-98
5n 1r 48 34 =53 =-83 =-91 6s 8 =-92 =-33 8 =-31 =20 7f 1r =-114 8 =-87 =-13 8 72 =-62 =-24 9g =-42 =16
4g 12 7i =65 8m =56 =24 =3 77 =-102 1v 74 =-64 =-23 =-109
4f 44 17 =-8 =62 7d 6t =-94 =-41 6r =-69 =-23 8m 3m 99 =60 =13 k =30 =-4 46 6t =-30 =38 6k =51 =9
5p 5b 0 1v =54 =-88 6u =-75 =-11 1v 97 =-70 =-32 =-97 7e 6u 7c =-90 =-67 =-23 7h =-86 7o =-19 =-69
5s 4x 2l 1v =-21 =-92 8z =-85 =-3 7g =63 45 =27 =4 7o 9i =59 7c =11 =47 =4
4g 65 g 1j =59 =28 55 =44 =-2 7m 4h =11 =44 =-2 2l 1v 75 =-63 =-20 3j =-91 =-33 7f =-82 50 =-53 =-7
4g 82 v g =57 =33 2h =1 =18 17 2t =-10 =16 =31 9g 3z 59 =-78 =-29 8z =-44 =1 7m 92 =-18 =-85 8z =-70 =-25
8b 20 74 42 =34 =-69 1r =-80 =-21 9i =49 =10 5n 7n 1c =54 =4 9e =-13 =23 8 =-37 =9
4g 1y 2x 1d =56 =35 =13 7m =37 60 =-18 =37 6x 7d 7m =-39 =-71 v =-16 =-58 =-75
4g 7n 65 8q =55 =36 7i =46 =-8 7e =-11 =10 6s 7e =-69 8l =-43 =25 7b =-70 95 =-34 =5
5n 5b 61 23 =45 =-40 74 =-53 =-5 7f 95 =-60 =-28 4u =11 =-13 7c =-72 7f 61 =-54 =-32 7j =-10 =-42
20 3 77 9c =-68 =-26 x =-46 =-9 =57 8q t 1l =52 =0 =4 46 7g =9 =-24 =44
4f 42 1p =57 =5 77 9c =-67 =-31 8a =-64 =-24 8o 88 d =55 =21 51 =29 =7 9f 1w =-6 =24 2d =41 =-4
4g 7l 8l t =50 =9 =-3 7d =-18 =25 77 t 1u =-65 =-20 =-15 7f 7l =-29 =-67 3o =9 =-25
1v 8a 8q =-68 8r =-47 =-2 3n 90 =33 =-13 77 =-56 =-17 8q =-71 =-25
8b 20 8a 3d =-66 =-20 7j =-23 =-53 4t =39 4h =-16 =28 5n 8o 1j =52 =9 9f =-7 =38 3j =-29 =-1
4f 3 1v 9g =-50 =-12 3m =-67 =-20 1p =55 =0 82 8x 3h =46 =22 =0 46 =-24 =31
8b 6x 20 1r =-61 =-16 4l =40 =7 =-58 7n 65 88 =48 =14 8s =40 =-11 20 =-49 =2
8b 1v 8 6x =-19 =-55 6r =-13 =31 8m =-67 =-22 8o 1v 3h =50 =19 =-31 9h 4z =-9 =-35 y =36 =-1
4f 7a 22 52 =52 =-1 =-50 x 7t =-46 =16 2l =-1 =-36 65 3o 8i =46 =22 8v =19 =0 8m 8r =6 =40 =-40
6x 7l 3i 23 =35 =-37 8 =-15 =20 52 7n =-23 =-58 =4 =-51
4f 43 1p =52 =0 74 2 =-53 =-8 x =-28 =0 3o 65 3h =46 =25 j =-17 =28 98 9b =-23 =7 =22
6x 8a 8m =-58 =-14 5p 5x =31 =-22 92 =-4 =-70 t 8 =-50 b =-34 =-2 =-11
4g 7i =48 3h 1i =32 =-24 2m =-21 =2 6r 4w 62 =-51 =-28 6x =5 =-29 95 62 =-34 =8 9 =0 =44
8b 2l 7l v =2 =-41 71 =-53 =0 47 4w =-52 =-16 8h =-10 =-43 65 5n 8q =45 =22 94 =-26 =8 7i =38 3x =-8 =-62
4g 18 3p 25 =45 =16 =-3 88 40 =30 =-6 52 =-15 =11 77 9b =-55 39 =-39 =-7 92 7n =-5 =-51 =-67
2l 7l 1r 5c =33 =-40 x =-13 =19 5t 73 =-54 =-27 =13 2 5t 3u =-46 =-4 =20 7f =-15 =28
69 0 5c 5v =31 =-32 17 =-8 =-45 71 9f =-42 =-9 7y =37 =-6 2l 64 71 =-15 =22 =41 46 1m =-50 =-21 6x =-16 =-36
66 6x x 9e =-33 =-6 2k =8 =-52 t 1 =-47 =-14 =-9 0 2t 7x =44 =0 65 =23 =-23 9e =-42 x =14 =-19
4g 8r 8q 88 =36 =-2 7d =-26 =19 =49 7d 5m 4c =-40 =2 3x =12 =-17 4b 2 =-23 =12 5o =18 =-18
66 77 67 90 =-50 =-32 7m =17 =-26 74 7m =-11 =-36 1r =-12 =12 1r 2t 31 =43 =6 46 =-6 =28 2g =8 =-33
1v 5n 5y 6y =30 =-16 1n =14 =-31 7c 15 =-49 =-10 77 =-36 =1 8m 3k =-60 =-14 =-10
66 1v x 5c =-32 =-4 2l =21 =-12 2t =-57 7e =-32 =-7 39 2t 3o =41 =-4 7c =-27 =25 =-36
4e 1v 1r 57 =26 =-23 2l =-4 =-30 3k =-56 =-13 1r 1v 2t =43 =12 =-37 9d 6o =-3 =-36 9b =36 =-12
4f 1v 8a 8q =-50 =-15 7b =46 =-5 2q =-53 =-15 f 8q 51 =18 =-4 7d =-44 =6 6t 46 =7 =31 31 =48 =9
8b 7c 20 6u =-45 =-18 =22 6r 2 =-35 =22 7h =-60 =5 8o 65 69 =45 =15 9b =-19 =25 65 45 =-24 =21 9b =-50 =-14
20 42 7j =48 =1 1r 3k =-52 =-11 75 =-34 =0 1y 3r 8q =20 =-17 42 =13 =40 64 7k =13 =-56 =36
8b 6x 7l 7c =-23 =7 71 =-49 =1 5m 8g =-44 =-8 =-1 7l 1y 5c =38 =1 8m =11 =-29 4f =-32 =-3
4e 8 7j 9g =-30 =-5 81 =-46 =-5 9l 9f =-30 =-4 6r =-7 =20 8z 8p 3h =40 =1 9g =-47 =10 24 =-32 =24
8b 7f 7m 74 =-24 =-1 3e =-36 =16 3o 16 =25 =-18 5d =-36 =-2 8o 69 3o =40 =-9 4a =-14 =10 45 =-45 35 =19 =-21
8b 2l 7l 10 =2 =-39 4m =-49 =-1 8z 90 =-43 =-24 95 =-5 =28 8p 5n 7l =41 =1 =-16 7i 8 =-8 =38 7d =-41 =4
66 6x 7c 7k =-4 =-37 95 =-5 =18 9c 3h =-41 =-22 =-2 8p 5y 5u =36 =2 =-28 9h =-36 5z =19 =-17
66 8a =-45 7o 6a =-3 =36 a =-11 =-43 g 39 3o =34 =-1 =-27 5t 6w =-48 =-6 7i =29 =-13
8b 1v x v =-11 =-37 74 =-7 =19 4p 6n =-54 =-21 =-11 7n 9i 3w =36 =4 x =-12 =25 =-26
4f 1v 43 7j =44 =-7 77 =-30 =0 9m =-53 27 =-32 =-7 82 7i 2c =44 =12 40 =21 =-28 y =-37 =-10
1v 1r 9i g =37 =-15 2t =17 =-14 92 6x =2 =-26 =-63 2t =-51 =-15
4f 8a 8q 1s =-51 =-14 6s =-20 =-1 42 4l =41 =0 8 =-16 =10 8p 88 4v =38 =5 8v =19 =-23 9h =-51 1e =3 =32
1v 6y r 9k =15 =-11 =-44 48 x =-41 =-16 46 =-24 =17 2q 5d =-50 =-15 =-6
5s 8a 71 =-45 =-13 2l 7j =8 =-21 2 =-26 =15 1y 89 68 =32 =-4 =-13 9c 6f =-19 =23 =26
1v 1r 8r 1d =16 =-38 3s =43 =13 6r 6z =-14 =-34 75 =-20 =9 3g 4o =-51 =-16 =-13
8b 1v 8 74 =-27 =-4 30 =27 =-16 3g 5q =-49 =-13 =-6 7n 30 2d =29 =-1 =-16 =-26
8b 92 2l v =5 =-28 47 =-30 =1 =-60 18 1p 51 =35 =12 =-12 65 7k =27 =-4 7k =-4 =-48
4f 43 =36 76 49 =-38 =0 m =-4 =-49 7i f 2g =24 =-28 80 =42 =8 2g 4a =10 =-19 47 =-48 =11
4f 44 a =36 =9 1r 2q =-43 =-4 8 =-11 =24 6u 2n j =5 =22 =-38 g 4t =41 =16 =-5
1v 7h =-65 x 9m =23 =-13 7i =27 =6 35 =-47 =-15
92 7k 5y 5o =21 =-5 9d =-28 =5 7e 2i =-19 =25 75 =-22 =14 =-62
4g 65 7n 8r =21 =42 =-23 7k g =28 =-40 =-44 77 90 62 =-41 =-11 6z =0 =-29 5p 0 =-31 =-1 75 =-23 =10
7h =-61 6y 7n 6a =7 =52 73 =-39 =-6 3w 6c =-40 =-7 86 =15 =-20
1v v 96 7l =15 =-20 98 =-34 =5 1y y =-40 =-15 3c =-17 =22 36 1k 3g =-49 =-11 =-18 =-13
1v 7h =-56 2k 8 =1 =24 8h =-17 =-61 36 35 1k =-49 =-17 =-15 =-6
92 7l 2k 8b =1 =18 =-46 5t 71 =-40 =1 =9 =-56
92 7j 79 5l =10 =-43 =-36 7c 1o =-43 =-15 73 =-21 =9 =-57
4g 7i 88 65 =38 =15 =5 8o 55 =4 =36 7c =-70 =-9 1r 2t 4p =-44 =-8 1x =0 =-15 7c 97 =-31 =-1 2v =-1 =27
8a 62 =-42 =8 v 64 8c =1 =48 6s =-3 =47 24 1y =-34 =-8 6k =13 =-17
92 8a =-36 7m 2u =15 =-13 47 =-19 =8 =-58
5n 6y 54 k =16 =-1 =-22 5c 0 =-7 =-32 =3 7c 94 =-40 74 =-25 =14 p 5c =-9 =13 k =-41 =2
4g 65 7l 68 =28 =-22 8o =-18 =-3 1z 6c =0 =-33 =21 1v 8a 8q =-42 =8 x =-7 =9 8q 6n =-42 =-3 =-2
2k 8a 72 =-35 =3 p 93 =8 =-39 6d =-41 =-7 =-51
92 7i 6h 6z =18 =-20 =-30 6x 8i =1 =-34 40 =-34 =-2 =-52
92 2k 8 7n =0 =-35 9h =-19 =21 75 =-20 =-55 =-52
1v 92 7l 6k =13 =-9 6n =-34 =0 =-53 4o 3g =-44 =-10 =-8
4f 43 7j =35 =-13 9g 7z =-23 =8 4j =0 =-38 6u 8q 18 =20 =-6 b =9 =-35 5t =37 =12
2k 4g 65 5z =22 =-10 3x =5 =-45 1r 35 =-35 =4 75 =-20 =4 =-54
5n 7l t 58 =8 =31 7k =10 =-48 7d =-35 =-3 9g 7d 4k =-39 =-12 4m =-8 =-30 5c 3o =-6 =-32 7w =16 =-21
4g 9m 8o 8n =23 =46 1h =-11 =24 7f 8e =-17 =29 1y =31 =-5 92 7f x =-19 =-1 35 =17 =-13 =-50
92 7l 21 5l =8 =-38 =-36 8m 6n =-37 =-4 =6 =-51
92 99 7m 5f =13 =-12 7f =-16 =15 3j =-39 7m =8 =-32 =-50
7o 4g 1f 1i =31 =-14 8j =26 =-13 2 71 =-12 =13 5y =27 =-29 8k 5c =-44 =-10 =15
4g 7i 4i 88 =40 =-2 =-12 1y 3h =15 =-26 60 =-43 =24 2e 1y 3e =-12 =23 3h =-1 =33 =48
7h =-48 8a 8q 5n =-19 =-42 =8 7n 8h =11 =-2 8q =-34 =4
2k 7h =-46 7o 8a =-22 =6 2r =-33 =-5 =-50
1v 8a y =-32 45 =-17 =6 2k p =9 =-19 =-34 3g =-41 =-8
m 7k w 1t =11 =-8 46 =11 =41 80 z =-1 =-26 =-42 =-47
7o 2v 5n 8p =11 =-7 x =-21 =3 b 3i =4 =45 6m =-4 =4 b =-45 =5
1v 7h =-47 6z 7o =10 =-24 4 =-31 =-7 7f =-38 =-7
1v 72 1p 3 =-5 =37 8v =-54 =-13 6u 2u =6 =-35 2g =43 =13 8q 6n =-42 =-11 =2
1v 92 7k 1t =22 =-11 v =-1 =-37 =-46 7e 1o =-44 =-9 =-6
2k 8a 9f 6b =-37 =-12 =3 99 5o =10 =-8 96 =-1 =-32 90 =-46 =-10
5n 47 7m 39 =9 =-21 8d =-27 =22 65 4k =30 =1 k =9 =-38 3e 2j 94 =-21 =-4 =32 7m =-5 =40
92 7m 8t 8c =7 =49 7k =-38 =-2 6n 5f =-23 =8 1x =-31 =14 =-48
7h =-50 7n 10 8m =7 =-15 3h =-38 =7 8m =-36 =-6
r 70 8c 8g =0 =22 =47 3r =-7 =-36 =-40
7h =-45 8h c 7j =8 =-13 =34 3v 4q =-10 =29 =35
92 7n 6a 7i =9 =-5 6r =12 =46 4f 72 =-35 =-6 =-1 =-46
7o 5l 8h 9a =11 =-29 8m =0 =-29 =-39 b 2r =-41 =-7 =10
92 2g 7i 13 =25 =-19 36 =5 =-26 g 23 =3 =-29 5b =-61 =-9 =-44
r 6k 7o 8h =16 =0 3h =-27 =-1 4z 7d =-44 =-11 30 =14 =-21 =-38
1v 2k 92 10 =6 =-24 =-42 =-44 5i 3j =-38 =-8 =-2
64 r 4d 6p =0 =-20 =32 =-41 4t 7d =15 =48 =4
2k 8t 7c 7m =1 =-26 2u =11 =-17 8w 61 =-46 =-8 19 =-17 =11 =-42
1v 0 9m 11 =9 =32 47 =-5 =15 4c l =-14 =12 73 =4 =27 9m =-38 6m =-20 8 =-11 =13
8 m 2i 45 =-21 =0 66 =4 =32 =-43 8r 1i 1r =1 =20 =-32 5b =40 34 =3 =-7
92 v 2 28 =-4 =18 3y =35 =1 90 8x =-39 =3 46 =-16 =12 =-45
99 g 6u 68 =4 =-27 5f =26 =-7 2h 5c =-47 =-10 72 =-13 =22 g 3k 6q =-12 =-42 =-7 =12
70 7m 4n 5f =13 =-13 6m =-34 =-1 2o 4c =-16 =19 6g =26 =-12 =-33
8a 97 =-35 4r =8 =-28 2v 6k 3 =2 =31 86 =-3 =-33 5y g =30 =6 =-1
1v 9k x 4j =1 =-32 27 =9 =35 1y 2v =-30 =11 86 =22 =-14 36 g =-41 =-1 =1
2g 8c 99 3p =7 =-21 1 =-30 =6 =48 8j 4f 4h =10 =-24 6w =-4 =33 8i 4h =7 =-21 6s =-15 =-63
8h 4j 1t 5c =4 =28 4p =-11 =31 9j 8v =-12 =-37 =-1 8k 5y 3r =-19 =4 5i =-35 =16 2p 9g =-10 =-57 =1
9g 55 4z 1a =-25 =14 2f =-10 =19 4z =35 =-23 77 j =-27 5c =-15 =19 95 6a =-1 =29 98 =30 =7
7n 2k 89 8a =-20 =6 9k =-10 =-52 3x =-9 =-45 8p =-35 7e =-10 =-2
x 8c 2a 3k =-8 =-32 97 =24 =5 =39 8y 1e 30 =5 =-24 9l =-7 =24 9e 1f =-42 =8 2h =-9 =29
8h 0 18 89 =23 =-17 98 =-6 =20 7p 7i =3 =-29 98 =32 =-15 7m 6i 5n =2 =-13 3b =33 =5 72 8d =-33 =13 86 =15 =-14
92 6a m 2g =4 =-11 =-42 2l =39 =-1 =-43
92 64 7m 5l =5 =-36 1y =-6 =-47 4t =32 =7 =-40
1v 88 21 9m =17 =2 =-31 6d 1y =-34 =-2 3c =35 =2 9m =-37 2s 1f =-13 =21 =-31
58 88 6t 46 =-13 =3 1x =13 =-10 32 a =-35 =-10 73 =-16 =26 a =35 =10
6u 7e 2m 50 =-18 =11 8o =33 =-6 19 8b =2 =-16 y =21 =-7 8 6g 11 =15 =-20 =22 9g =-3 69 =37 =15
7m 2s 6m 11 =-29 =10 16 =27 =-16 7t 6x =-12 =-36 =17 7d 8d 1 =-34 =-5 =17 4e h =12 =-23 8w =0 =-40
6u 64 8f 1j =-7 =-32 =28 1f =-5 8n =8 =38 9g 7i =-26 =-6 23 8y =29 =-8 1h =38 =-26
7o r 3o 6h =5 =-28 5d =-21 =27 =-33 72 b =-47 =4 8 =-11 =17
m 7o 6f 3f =-1 =32 7i =3 =43 b 9m =-6 =-35 =11 =-41
1v 92 79 3t =4 =-27 5q =-28 =-4 =-40 5c 5q =-36 =-5 8j =-22 =20
5l 96 2 2i =1 =25 35 =29 =-6 4n 6o =-23 =0 =11 =-40
m 16 5 5x =7 =-7 =-40 6u 1 =-28 =1 =13 =-41
2k p m 8m =4 =-13 =-38 40 8j =-3 =-41 =10 8v =-9 =-44
92 72 99 2m =-3 =22 1 =-38 =0 3i j =-22 =8 2h =2 =28 =-41
3 u 30 7f =-5 =15 2z =-24 =12 =46 =36
7h =-41 o 5p 5n =3 =-16 91 =14 =-10 =-38
45 1x 4g 9i =25 =-29 3h =-17 =2 5s 0 =-4 =-29 =-51 31 o v =7 =-12 =-36 0 =-31 =0
2k 2e 6a 4q =-2 =37 9j =11 =35 =41 x =-5 =-50
8h 9 2u 63 =2 =34 4p =-33 =1 18 3j =37 =4 7k =24 =-2 7i 8z 6s =-6 =20 5c =-8 =-40 31 7q =-9 =-36 =-55
2g 92 v 16 =10 =-16 4a =-21 =4 =-39 6p 95 29 =-16 =20 2l =13 =-16 =-34
92 2v 6k 6n =-2 =19 2m =-21 =22 8z 3c =-11 =17 =51 =-43
8c 50 4n 3 =-2 =32 77 =-50 =-6 26 72 =-5 =20 4u =44 =5 =45
r 92 7k 62 =2 =34 9h =-22 =-2 =-36 =-38
r 5l 2e z =3 =-14 =38 =-36 =-38
7m 6j 99 31 =16 =-13 8r =0 =-26 8h 2t =15 =-7 11 =-33 =0 46 52 w =-13 =-39 =-59 83 62 =-10 =11 =24
92 m 7i 35 =11 =-13 2o =-8 =14 =-39 =-39
7h =-38 6n 8t m =0 =-35 =-41 3o 77 =-14 =21 3y =23 =-26
3q 5c 3o 6u =-2 =14 3c =-32 =-5 5p 6q =-27 =1 1t =36 =5 62 5c 1t =-37 =6 1t =11 =-32 73 =21 =-8
2k 4q 5p 8d =-8 =28 84 =9 =-24 =33 =-46
1v 99 9i 4h =26 =4 76 =-20 =2 3c 11 =-33 =-11 3x =-24 =6 7f 8p 1k =-42 =-2 =-2 =12
2k 5y 1v v =8 =-12 9m =-34 =3 f 35 =17 =-1 8q =-24 =3 =-39
9k 2i 6y 1q =2 =-34 7g =-26 =21 6t =32 =3 9e 1g 7g =-34 =-4 =-3 3o a =-4 =16 =-12
92 8a 8q 72 =-39 =-6 =18 5z 64 =2 =28 7i =21 =-53 =-38
92 m 7o 90 =-2 =12 2r =-29 =3 =-37 =-37
2m 6k 94 64 =-4 =30 3j =23 =4 6a 4n =-8 =-33 =25 6e k 18 =40 =9 =7 =-5
8p 23 2l 5y =14 =-15 6c =-20 =14 4m 6g =-35 =3 =7 32 23 6m =-35 =-12 97 =-19 =32 18 8w =5 =40 j =1 =-11
1v 2v 89 5j =1 =-27 6s =4 =-33 5y 77 =1 =36 =-9 g 4 72 =-34 =-9 =1 =5
5p 11 66 83 =-30 =15 f =-18 =6 8v 51 =16 =-40 8p =0 =-27 7o 6k 35 =23 =-3 3n =4 =-18 a =5 =-30
51 9k 99 8h =15 =2 4a =-31 =17 11 k =8 =-25 =-36 f b =-47 =-12 7i =14 1e =-24 =5
95 2s 62 8d =-5 =27 6k =29 =-12 1y 7y =-26 =3 k =-8 =23 79 3w 6k =13 =-6 k =11 =45 =-19
92 3d 82 64 =1 =25 =-39 71 =36 =-10 =-37
64 n 2i 5r =-7 =27 3j =24 =-7 =31 9f 5g =0 =9 =38
2k o n 84 =2 =-15 =31 =-37 6r =-11 =-41
7k 3w 35 4n =8 =-15 2 =-4 =-39 5k 8u =29 =3 =-10 1i 55 35 =-13 =5 =29 8w =-50 =3
m 10 5w n =2 =33 =-27 6j =-1 =-26 =-35
n 2e 10 z =0 =-16 6j =-6 =-31 =35 =31
1v 2t 33 6 =9 =-32 =-33 75 y =-38 =5 65 =1 =-27 2t 6c =-34 =-13 =8
65 1v 5v 8y =8 =-9 6c =-25 =8 9m =-32 2h =-22 =15 5s 1x 9b =4 =27 1z =-19 =15 4u =-57 =16
7h =-34 7m 7u 6i =6 =36 6e =-36 =1 5p 8d =-26 =23 36 =12 =-22
1v 2g 9j 5z =13 =-24 4z =-11 =12 4u 7e =3 =-18 5p =-40 =-1 8p 5p =-33 7m =12 =-23 =-3
92 2e z 8t =5 =-14 8m =-22 =19 =41 =-35
5m 6a s 6k =-1 =-14 =27 6r =-6 =32 7d 3x =42 =5 =7
45 9m 5s j =20 =-24 =22 5e 6u =-29 =-2 =10 7p 3f 75 =-10 =6 8o =43 =6 59 9j =-3 =-27 =20
5l 4j 99 88 =7 =-9 3x =-33 =1 a 4z =9 =-25 =-40 =-37
8c 1v 4j 8e =-1 =18 19 =-30 =11 6c =-29 2h =-24 =25 =37
6n 8k 4n 2y =1 =-34 9f =-32 =-7 9h =-4 1y =-35 =-8 8t d 4t =22 =1 =-13 3t 7j =-28 =2 7g =0 =30
1v 45 11 3h =-35 =3 1r =15 =-17 30 r =8 =-28 5a =-4 =-39 a 9 =-25 =17 45 =-9 =-37
92 51 72 j =7 =-6 2h =0 =18 9m 7m =12 =2 5u =-25 =5 =-33
64 1v 6a 2s =0 =-14 8h =13 =35 1o =-32 =6 7c =-1 8 =40 =11
1v 7o 6a 4z =-6 =8 =34 91 =-36 7e =-15 =4 5p =-37 7k =10 =-18
7q 5c 86 1y =0 =20 3r =-26 =-2 1t 8q =19 =57 1f =-24 =12 20 17 =-41 x =-20 =1 =6
1t 5c 2k 6c =5 =-28 =-45 77 3c =15 =-17 3h =17 =44 5s 4h 98 =7 =-15 8y =-36 =6 9m =28 j =-20 =16
7h =-34 7e 7m 5y =5 =-14 2o =-16 =20 1m 2u =13 =-12 4u =-31 =1
23 9k 70 7 =6 =-29 =-27 97 6d =-8 =10 5o =-8 =-36 1n 91 =15 =3 1 4s =-32 =-11 97 =-15 =14
u 6u 31 7d =-10 =3 7i =1 =-46 9g 3c =-33 =-1 1t =21 =-12 =39
92 64 1j 3j =4 =-6 2n =-33 =11 8n =-1 =40 =-36
5m 2k 9g 48 =-12 =19 1t =7 =-7 =-34 4a =35 =0
2g 72 2h 5p =24 =3 8g =-6 =21 l 6y =15 =-16 =-22 g 5p 8 =-16 =5 75 =-3 =29 4f 9b =-20 =1 =-64
50 7o 2v 5g =-6 =24 y =5 =30 f =-40 97 =-21 =2 74 90 =-24 a =18 =-1 45 =-9 97 =7 =38
2u 7c 5n 2t =4 =-19 8o =-37 =-5 56 1t =16 =-8 1t =-33 =15 1t 8n 47 =-5 =11 7c =-6 =-31 =-38
2 10 58 4q =-3 =30 a =32 =2 =-28 99 2s 18 =9 =39 2h =27 =-7 =-21
m p 8h c =6 =32 2v =-6 =23 5d 7k =-7 =-39 47 =-13 =14 =-34
2k 3l r p =4 =-14 =-31 =-37 =-36
2k 7h =-34 5l r =3 =-32 =-34 =-42
88 7l 6h 9k =7 =-10 =-27 k =-25 =6 3a 6r 7d =-17 =15 32 =-34 =-4 =27
7r 8f e 1z =-2 =22 =-40 =26 =36
92 2k 45 8p =-1 =-24 1t =10 =-5 =-29 =-35
5z 2k 92 51 =4 =-11 =-34 =-32 3x =-48 9 =-1 =-11
2v b 90 4s =-8 =-27 27 =8 =-23 5n 7i =26 =7 32 =-16 =22 6y 7e 6t =-11 =27 =31 =-5
9m 1v 4r 98 =27 =-2 1f =-13 =8 =-31 1p 1z 4i =-3 =-31 7i =29 =5 6g =-49 =-4
8t 3l 37 2k =2 =-30 2s =41 =12 =-49 4b 2s 1f =-13 =10 =-33 =6
7k 3h 30 8b =-2 =10 4o =-26 =1 20 6j =7 =36 =-12 65 3h 66 =-3 =13 3s =-28 =5 5c 4u =-45 =-6 =1
1v 3q 8h 5x =15 =-8 4u =3 =-17 9m =24 47 =-25 =3 8p 9m =-39 2h =-26 =3 =16
2k 3f 99 v =3 =-12 72 =-27 =8 =27 =-28
2k n 45 7m =0 =-28 3p =4 =-18 =31 =-34
6i 50 4q 9c =-4 =12 =26 11 45 =-5 =28 1f =-20 =14 1h =2 8v =38 =8
92 m 5l 7c =-5 =5 =-27 =-31 =-30
64 2m 56 6m =-9 =2 11 =-45 =6 1y 4u =26 =1 6m =-18 =-3 4t 95 =12 =36 =-8
7s 64 g 97 =-8 =8 97 =12 =-26 74 =-2 =30 =-37
1v 8t 8p 5y =12 =-13 3i =-20 =6 1f 6n =-25 =6 5c =-50 =1 8p 1w =-38 =-10 =-2
6n 5m 3 3i =-11 =0 8j =32 =-2 =27 94 5v 2s =35 =11 =-7 36 8k =-11 =7 =-22
2k 6u 16 8v =6 =-7 82 =-22 =14 1f 9g =-13 =30 8z =4 =-28 =-36
1c s v 6m =-5 =6 5v =-19 =16 =31 =-43
m 3o 96 7o =5 =-18 99 =6 =-33 67 1x =-20 =1 =-42 =-34
5o 54 3 c =2 =18 =36 74 =-30 =-4 2v 9c 3i =6 =-18 =11 9b =20 =-8
2y 6s 4n 5c =6 =26 77 =-29 =7 1t 1r =-7 =9 1r =9 =-20 =-31
2v 8h 91 2q =7 =-17 6n =-26 =9 8k 4e =1 =-15 =-38 94 6t q =11 =-12 =17 b =39 =9
6a 14 1a 6u =-7 =4 3c =2 =24 =27 3c =26 =8
2k m 93 1v =3 =-15 =-24 =-33 =-31
7h =-35 38 5i 95 =-2 =10 8s =-21 =25 =-36
1t 69 g 4a =4 =-26 =-35 9b 3g =-1 =24 50 =37 =2 4g 4y 4x =15 =0 =-13 1f 8r =-38 =-14 8v =5 =-23
2m 1t 5c 7i =5 =-11 9d =23 =0 40 3r =-4 =-32 b =-4 =30 2d 2t 1t =7 =31 5t =-6 =7 =-24
92 u 8a 7i =-1 =-36 8m =4 =-13 =37 =-34
u 7m 2s 5f =6 =-19 6j =3 =-17 5z 2b =-13 =22 =-50 =42
5l 92 2g 31 =7 =-15 6p =-2 =-30 =-33 =-36
1v 33 5x 9i =11 =-2 7v =-1 =-35 =-32 4t =-30 =3
8h p 7o 3o =13 =-4 3c =-21 =5 2 3y =-7 =-28 =4 l 5h 76 =6 =-12 1s =-2 =32 8m 7k =5 =29 =-4
r 7h =-34 8v 8r =2 =24 7c =-22 =1 =-32
v 4c 23 31 =3 =-18 8o =-26 =15 8s =-2 97 =8 =27 32 8q 97 =-11 =-33 =-4 =12
10 2s 3w l =2 =-28 3q =19 =-4 a 75 =-18 =3 3q =-33 =1 4l =-30 =0
6n 2s 7m 3q =9 =-13 69 =-19 =1 7t 5f =-30 =5 =24 5o i 2l =27 =7 =-16 b =-21 7k =-14 =17
5l 5v g 8j =13 =-2 2z =-21 =14 65 6c =-35 =0 90 =-4 =33 =-30
5c 9i 6y 23 =9 =-9 =-24 77 8k =-35 =6 4z =-12 =6 1u 35 72 =27 =5 8z =11 =-30 4z =-31 =-8
2k x 3d 3j =-1 =-18 3y =30 =-7 5p 5x =4 =-18 1x =-5 =19 =-32
6a 1t 1 60 =-3 =25 6l =17 =-19 6s 3q =8 =-19 36 =-23 =6 =23
1v 9k 1y 99 =8 =-12 5p =-22 =7 1y 7j =-28 =-2 9b =23 =-6 f =2 5p =-37 =-12
7h =-34 n 21 8t =2 =-15 =-30 =27
3d 1v p 1j =3 =-16 2h =2 =-27 7e 9e =-32 =-8 =3 1x 7k =13 =-13 =32
41 1b 2d 1t =3 =-7 66 =-40 =-1 =-31 4t 4l =31 =7 =-3
5z 3 7h =-33 8h =5 =-5 =30 7k 4z =9 =-6 =-39
4z 68 8s 4b =-26 =3 53 =1 =-25 4a =-13 =-40 7k a 4g =-1 =38 1h =13 =-5 1i 62 =7 =-23 =-38
4j g 87 1v =7 =-12 =-21 2h 1t =-32 =-6 9h =-24 =10 x 9g =-7 =-34 46 =-22 =12
8f 3q 89 1v =1 =-19 a =-40 =4 9g a =14 =-10 61 =-30 =-4 =27
m 7h =-30 2e 2n =3 =-15 =31 =-31
1j u 55 8h =4 =-5 5s =-1 =33 =36 2 3y =-46 =0 =2
u 2e 2n 2z =-2 =13 4a =-4 =-41 =31 =34
3q 30 3l 23 =8 =-10 =-33 9i 7c =-10 =17 2o =-37 =5 4a 3r 8w =-11 =12 1 =-33 =-4 90 4l =3 =-31 =22
u 6k 6m 1x =0 =-25 3q =11 =-11 85 9b =-19 =-1 =22 =37
38 92 n 64 =-2 =15 =21 =-32 =-33
1v 1j 92 7q =6 =-9 =-28 2 98 =-32 =-9 =11 19 =-25 =10
48 31 45 7a =7 =-17 6k =4 =-8 k 1m =-37 =-6 =0 1x 7d =42 =12 =-2
q 2s 6s 6j =-8 =18 3s =-2 =-18 4t 3g =-10 =9 3y =-39 =-8 6j =-10 f =-3 5b =32 =12
63 92 8v 18 =9 =-6 31 =-3 =-31 =-31 =27
6i 5q 2w 9i =1 =-9 =24 1x =-18 7i =-4 =21 3s =9 =38`;
